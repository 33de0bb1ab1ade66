import { Panes, type PanesProps } from './Panes.tsx';
import * as styles from './Stage.css.ts';
import { usePointers } from './usePointers.ts';

/** Both pictures at one zoom and place, to be moved by mouse and finger. */
export function Stage(props: PanesProps) {
  const { stage, view, before, after } = props;
  const surface = usePointers(stage);
  const isBeside = view === 'beside' && before !== null && after !== null;
  return (
    <div
      ref={surface}
      role="group"
      aria-label="Pictures"
      className={`${styles.root} ${isBeside ? styles.beside : ''}`}
    >
      <Panes {...props} />
    </div>
  );
}
