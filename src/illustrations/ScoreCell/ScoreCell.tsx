import * as styles from './ScoreCell.css.ts';

/** A score on the product's scale of 1 to 4; 0 means that there is no evidence. */
export type Score = 0 | 1 | 2 | 3 | 4;

interface ScoreCellProps {
  /** 0 is a blank: no evidence. */
  readonly score: Score;
  /** `large` fills its place. Default `regular`. */
  readonly size?: 'regular' | 'large';
}

/** One score: the digit on its color of the heat scale; a blank without digit for 0. */
export function ScoreCell({ score, size = 'regular' }: ScoreCellProps) {
  return (
    <span className={`${styles.root} ${styles.level[score]} ${styles.size[size]}`}>
      {score === 0 ? '' : score}
    </span>
  );
}
