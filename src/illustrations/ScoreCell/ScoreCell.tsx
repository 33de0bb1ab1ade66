import * as styles from './ScoreCell.css.ts';

/** A score on the product's scale of 1 to 4; 0 means that there is no evidence. */
export type Score = 0 | 1 | 2 | 3 | 4;

interface ScoreCellProps {
  /** How far the evidence goes: 0 is none, 4 is the most. */
  readonly score: Score;
  /** `large` fills its place. Default `regular`. */
  readonly size?: 'regular' | 'large';
}

/** One score: the digit on its step of the heat sequence, empty where nothing was seen. */
export function ScoreCell({ score, size = 'regular' }: ScoreCellProps) {
  return (
    <span className={`${styles.root} ${styles.level[score]} ${styles.size[size]}`}>
      {score === 0 ? '' : score}
    </span>
  );
}
