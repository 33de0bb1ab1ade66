import { Section, type SectionWords } from '../../primitives/Band/Section.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PainOutcome.css.ts';

export interface PainOutcomeProps extends SectionWords {
  /** What the first side is called; heads the column on wide screens, and is heard before each entry. */
  readonly painLabel: string;
  /** What the other side is called. */
  readonly outcomeLabel: string;
  /** What hurts today, and what is different with the product. Three to five pairs. */
  readonly pairs: readonly {
    readonly pain: string;
    readonly outcome: string;
  }[];
}

/** A ledger of two columns: what goes wrong, and what takes its place. */
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
        {/* Every entry repeats its label for people who hear the ledger. */}
        <div aria-hidden="true" className={styles.columns}>
          <span>{painLabel}</span>
          <span>{outcomeLabel}</span>
        </div>
        <ul className={styles.ledger}>
          {pairs.map(({ pain, outcome }) => (
            <li key={pain}>
              {/* Who walks the headings hears the answer with its problem. */}
              <h3 className={styles.pair}>
                <span className={styles.problem}>
                  <VisuallyHidden>{`${painLabel}: `}</VisuallyHidden>
                  <span>{pain}</span>
                  <VisuallyHidden> </VisuallyHidden>
                </span>
                <span className={styles.outcome}>
                  <VisuallyHidden>{`${outcomeLabel}: `}</VisuallyHidden>
                  <span className={styles.gain}>
                    <span className={styles.tick}>
                      <Icon name="check" />
                    </span>
                    <span>{outcome}</span>
                  </span>
                </span>
              </h3>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
