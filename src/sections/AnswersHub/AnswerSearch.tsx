import { Chip } from '../../primitives/Chip/Chip.tsx';
import * as styles from './AnswerSearch.css.ts';

export interface AnswerSearchProps {
  readonly label: string;
  /** Says that the search cannot be used yet. */
  readonly badge: string;
}

/** The box of a search that does not exist yet: disabled, so that Tab skips it. */
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
