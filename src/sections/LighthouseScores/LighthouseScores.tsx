import { Section, type SectionWords } from '../../primitives/Band/Section.tsx';
import { LongDate } from '../../primitives/LongDate/LongDate.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { ScoreGauge } from './ScoreGauge.tsx';
import * as styles from './LighthouseScores.css.ts';
import { type LighthouseRun, type ScoreCategory, type ScoreRating, ratingOf } from './types.ts';

export interface LighthouseScoresProps extends SectionWords {
  /** Names of the categories, in the order shown. */
  readonly categories: readonly { readonly name: ScoreCategory; readonly label: string }[];
  /** What each rating is called. */
  readonly ratings: Readonly<Record<ScoreRating, string>>;
  /** Describes a gauge: label, score, rating. */
  readonly describe: (label: string, score: number, rating: string) => string;
  /** Words before the day of the run. */
  readonly ranOn: string;
  /** Names the version of Lighthouse that made a run, after its day. */
  readonly details: (run: LighthouseRun) => string;
  /** Shown while no run of this build exists. */
  readonly noRun: string;
  /** The last run. Default: there was none. */
  readonly run?: LighthouseRun | undefined;
}

/** The scores that Lighthouse gave to this build. */
export function LighthouseScores({ run, ratings, ...copy }: LighthouseScoresProps) {
  return (
    <Section tone="sunken" id="lighthouse-scores" heading={copy.heading} lead={copy.lead}>
      {run === undefined ? (
        <p className={styles.noRun}>{copy.noRun}</p>
      ) : (
        <>
          <ul className={styles.gauges}>
            {copy.categories.map(({ name, label }) => {
              const score = run.scores[name];
              const rating = ratingOf(score);
              return (
                <li key={name} className={styles.gauge}>
                  <ScoreGauge
                    score={score}
                    rating={rating}
                    description={copy.describe(label, score, ratings[rating])}
                  />
                  <div aria-hidden="true">
                    <p className={styles.label}>{label}</p>
                    <p className={styles.rating[rating]}>{ratings[rating]}</p>
                  </div>
                </li>
              );
            })}
          </ul>
          <Text size="small">
            <span>{copy.ranOn}</span> <LongDate date={run.date} />
            <span>{`. ${copy.details(run)}`}</span>
          </Text>
        </>
      )}
    </Section>
  );
}
