import { Band } from '../../primitives/Band/Band.tsx';
import { SectionHeading } from '../../primitives/Heading/SectionHeading.tsx';
import { LongDate } from '../../primitives/LongDate/LongDate.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { ScoreGauge } from './ScoreGauge.tsx';
import * as styles from './LighthouseScores.css.ts';
import { type LighthouseRun, type ScoreCategory, type ScoreRating, ratingOf } from './types.ts';

export interface LighthouseScoresProps {
  readonly heading: string;
  readonly lead: string;
  /** Names of the categories, in the order shown. */
  readonly categories: readonly { readonly name: ScoreCategory; readonly label: string }[];
  /** What each rating is called. */
  readonly ratings: Readonly<Record<ScoreRating, string>>;
  /** Describes a gauge: label, score, rating. */
  readonly describe: (label: string, score: number, rating: string) => string;
  /** Before the day of the run. */
  readonly ranOn: string;
  readonly details: (run: LighthouseRun) => string;
  /** Said while no run of this build exists. */
  readonly noRun: string;
  /** The last run. Default: there was none. */
  readonly run?: LighthouseRun | undefined;
}

/** The scores that Lighthouse gave to this build. */
export function LighthouseScores({ run, ratings, ...copy }: LighthouseScoresProps) {
  return (
    <Band tone="sunken" labelledBy="lighthouse-scores">
      <Stack gap={8}>
        <SectionHeading id="lighthouse-scores" lead={copy.lead}>
          {copy.heading}
        </SectionHeading>
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
            <Text size="mono">
              {copy.ranOn} <LongDate date={run.date} />. {copy.details(run)}
            </Text>
          </>
        )}
      </Stack>
    </Band>
  );
}
