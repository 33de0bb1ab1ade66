import type { LineChange } from '../../../findings.ts';
import * as styles from './Lines.css.ts';

const tags = { added: 'ins', removed: 'del', same: 'span' } as const;

interface LinesProps {
  /** Where the lines are: a file and a line, or a text beside the picture. */
  readonly title: string;
  readonly lines: readonly LineChange[];
}

/** Added and removed lines, with the equal lines around them. */
export function Lines({ title, lines }: LinesProps) {
  return (
    <div className={styles.root}>
      <p className={styles.file}>{title}</p>
      {lines.map(({ kind, text }, index) => {
        const Tag = tags[kind];
        return (
          // eslint-disable-next-line react/no-array-index-key -- Lines may repeat, and never change their order.
          <Tag key={index} className={styles.lines[kind]}>
            {text}
          </Tag>
        );
      })}
    </div>
  );
}
