import { Chip } from '../../primitives/Chip/Chip.tsx';
import * as styles from './AnswerSearch.css.ts';

export interface AnswerSearchProps {
  readonly label: string;
  /** Says that it cannot be used yet. */
  readonly badge: string;
}

/**
 * The search box that is still to come. It can be reached, and the badge is its description: a
 * natively disabled box would be skipped by the keyboard and say nothing.
 */
export function AnswerSearch({ label, badge }: AnswerSearchProps) {
  return (
    <div className={styles.root}>
      <label htmlFor="answer-search" className={styles.label}>
        {label}
      </label>
      <input
        id="answer-search"
        type="search"
        autoComplete="off"
        readOnly
        aria-disabled="true"
        aria-describedby="answer-search-badge"
        className={styles.control}
      />
      <Chip id="answer-search-badge">{badge}</Chip>
    </div>
  );
}
