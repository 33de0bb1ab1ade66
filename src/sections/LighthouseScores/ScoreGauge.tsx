import * as styles from './LighthouseScores.css.ts';
import type { ScoreRating } from './types.ts';

interface ScoreGaugeProps {
  /** 0 to 100. */
  readonly score: number;
  readonly rating: ScoreRating;
  /** Label, score and rating in one sentence. */
  readonly description: string;
}

/** A ring filled by the score, with the score in it. */
export function ScoreGauge({ score, rating, description }: ScoreGaugeProps) {
  return (
    <div role="img" aria-label={description} className={styles.ring}>
      <svg aria-hidden="true" viewBox="0 0 96 96" fill="none" className={styles.drawing[rating]}>
        <circle cx="48" cy="48" r="42" strokeWidth="6" className={styles.track} />
        <circle
          cx="48"
          cy="48"
          r="42"
          strokeWidth="6"
          stroke="currentColor"
          pathLength="100"
          strokeDasharray={`${score} 100`}
          transform="rotate(-90 48 48)"
        />
      </svg>
      <span className={styles.score}>{score}</span>
    </div>
  );
}
