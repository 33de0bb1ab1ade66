import { Chip } from '../../primitives/Chip/Chip.tsx';
import * as styles from './AnswerSearch.css.ts';

export interface AnswerSearchProps {
  readonly label: string;
  /** Says that it cannot be used yet. */
  readonly badge: string;
}

/** The search box that is still to come: disabled, so it is no stop for the keyboard. */
export function AnswerSearch({ label, badge }: AnswerSearchProps) {
  return (
    <div className={styles.root}>
      <label htmlFor="answer-search">{label}</label>
      <input
        id="answer-search"
        type="search"
        disabled
        aria-describedby="answer-search-badge"
        className={styles.control}
      />
      <Chip id="answer-search-badge">{badge}</Chip>
    </div>
  );
}
