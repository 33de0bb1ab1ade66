import { Section, type SectionWords } from '../../primitives/Band/Section.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { fold, heading as onWide, summary } from '../../primitives/PhoneFold/PhoneFold.css.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PainOutcome.css.ts';

export interface PainOutcomeProps extends SectionWords {
  /** Name of the first column: its header on wide screens, and read before each entry by screen readers. */
  readonly painLabel: string;
  /** Name of the second column. */
  readonly outcomeLabel: string;
  /** What hurts today, and what is different with the product. Three to five pairs. */
  readonly pairs: readonly {
    readonly pain: string;
    readonly outcome: string;
  }[];
}

/** A ledger of two columns: what goes wrong, and what takes its place, which is folded on a phone. */
export function PainOutcome({ heading, lead, painLabel, outcomeLabel, pairs }: PainOutcomeProps) {
  return (
    <Section
      id="pain-outcome"
      heading={heading}
      lead={lead}
      leadSize="lead"
      leadGap={4}
      gap={{ narrow: 8, wide: 12 }}
    >
      <div>
        {/* Hidden from screen readers: for them, every entry repeats the name of its column. */}
        <div aria-hidden="true" className={styles.columns}>
          <span>{painLabel}</span>
          <span>{outcomeLabel}</span>
        </div>
        <ul className={styles.ledger}>
          {pairs.map(({ pain, outcome }, index) => {
            const problem = (
              <>
                <VisuallyHidden>{`${painLabel}: `}</VisuallyHidden>
                <h3 className={styles.problem}>{pain}</h3>
              </>
            );
            return (
              <li key={pain} className={styles.pair}>
                {/* One of the two headings is displayed: on a phone the one in the fold, otherwise this one. */}
                <div className={`${styles.pain} ${onWide}`}>{problem}</div>
                <details name="problem" open={index === 0} className={fold}>
                  <summary className={`${summary} ${styles.name}`}>{problem}</summary>
                  <div className={styles.outcome}>
                    <VisuallyHidden>{`${outcomeLabel}: `}</VisuallyHidden>
                    <p className={styles.gain}>
                      <span className={styles.tick}>
                        <Icon name="check" />
                      </span>
                      <span>{outcome}</span>
                    </p>
                  </div>
                </details>
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
