import { Band } from '../../primitives/Band/Band.tsx';
import { SectionHeading } from '../../primitives/Heading/SectionHeading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PainOutcome.css.ts';

export interface PainOutcomeProps {
  readonly heading: string;
  readonly lead: string;
  /** What the first side is called; heads the column on wide screens, and is heard before each entry. */
  readonly painLabel: string;
  /** What the other side is called. */
  readonly outcomeLabel: string;
  readonly pairs: readonly {
    readonly pain: string;
    readonly outcome: string;
    /** How the outcome comes about, in one sentence. */
    readonly detail: string;
  }[];
}

/** A ledger of two columns: what goes wrong, and what takes its place. */
export function PainOutcome({ heading, lead, painLabel, outcomeLabel, pairs }: PainOutcomeProps) {
  return (
    <Band labelledBy="pain-outcome">
      <Stack gap={{ narrow: 8, wide: 12 }}>
        <SectionHeading id="pain-outcome" lead={lead} size="lead" gap={4}>
          {heading}
        </SectionHeading>
        <div>
          {/* Every entry repeats its label for people who hear the ledger. */}
          <div aria-hidden="true" className={styles.columns}>
            <span>{painLabel}</span>
            <span>{outcomeLabel}</span>
          </div>
          <ul className={styles.ledger}>
            {pairs.map(({ pain, outcome, detail }) => (
              <li key={pain} className={styles.pair}>
                <div className={styles.pain}>
                  <VisuallyHidden>{painLabel}: </VisuallyHidden>
                  <p className={styles.problem}>{pain}</p>
                </div>
                <div className={styles.outcome}>
                  <VisuallyHidden>{outcomeLabel}: </VisuallyHidden>
                  <p className={styles.gain}>
                    <span className={styles.tick}>
                      <Icon name="check" />
                    </span>
                    {outcome}
                  </p>
                  <p className={styles.detail}>{detail}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </Stack>
    </Band>
  );
}
