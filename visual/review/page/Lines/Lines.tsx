import { VisuallyHidden } from '../../../../src/primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { LineChange } from '../../../findings.ts';
import * as styles from './Lines.css.ts';

const signs = { added: '+', removed: '-', same: ' ' } as const;

interface LinesProps {
  /** What the lines are of: a file, or a text beside the picture. */
  readonly title: string;
  readonly lines: readonly LineChange[];
}

/** Lines that came and went. */
export function Lines({ title, lines }: LinesProps) {
  return (
    <div className={styles.root}>
      <p className={styles.file}>{title}</p>
      {lines.map(({ kind, text }, index) => (
        // eslint-disable-next-line react/no-array-index-key -- Lines may repeat, and never change their order.
        <div key={index} className={styles.lines[kind]}>
          <span aria-hidden="true">{signs[kind]}</span>
          <span>
            {kind !== 'same' && <VisuallyHidden>{kind}: </VisuallyHidden>}
            {text}
          </span>
        </div>
      ))}
    </div>
  );
}
