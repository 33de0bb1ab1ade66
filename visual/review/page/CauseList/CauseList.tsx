import type { Group } from '../../model.ts';
import { Swatches } from '../Swatches/Swatches.tsx';
import * as styles from './CauseList.css.ts';

interface CauseListProps {
  readonly groups: readonly Group[];
  /** Id of the group that is open. */
  readonly current: string | null;
  readonly onOpen: (group: string) => void;
}

/** Every cause with how many pictures it changed. */
export function CauseList({ groups, current, onOpen }: CauseListProps) {
  return (
    <ul aria-label="Causes">
      {groups.map(({ id, label, cause, findings }) => (
        <li key={id} className={styles.item}>
          <button
            type="button"
            className={styles.cause}
            aria-current={id === current}
            onClick={() => onOpen(id)}
          >
            {cause?.colors && <Swatches colors={cause.colors} />}
            <span>
              <span className={styles.title}>{label}</span>
              <span className={styles.facts}>
                {findings.length} {findings.length === 1 ? 'picture' : 'pictures'}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
