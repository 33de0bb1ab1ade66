import { Section, type SectionWords } from '../../primitives/Band/Section.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Receipt } from '../../illustrations/Receipt/Receipt.tsx';
import { RadioOverlay } from '../../primitives/RadioOverlay/RadioOverlay.tsx';
import * as styles from './Stakeholders.css.ts';

export interface StakeholdersProps extends SectionWords {
  /** Names the choice of an audience. */
  readonly audienceLabel: string;
  /** Heading above what bothers an audience. */
  readonly problemsLabel: string;
  /** Heading above what the product does for an audience. */
  readonly solutionLabel: string;
  /** Five audiences; the id is unique on the page. */
  readonly audiences: readonly {
    readonly id: string;
    readonly name: string;
    /** One or two. */
    readonly problems: readonly string[];
    readonly solution: string;
  }[];
}

type Place = keyof typeof styles.panelOf;

/**
 * The people in a hire, one at a time: what bothers them today, and what changes. It works by radio
 * buttons and CSS alone; every panel is in the document.
 */
export function Stakeholders(props: StakeholdersProps) {
  return (
    <Section
      tone="sunken"
      id="stakeholders"
      heading={props.heading}
      lead={props.lead}
      leadGap={2}
      gap={{ narrow: 4, wide: 8 }}
    >
      <div className={styles.root}>
        <div role="radiogroup" aria-label={props.audienceLabel} className={styles.choice}>
          {props.audiences.map(({ id, name }, place) => (
            <label key={id} className={styles.option}>
              <RadioOverlay name="stakeholder" value={place} defaultChecked={place === 0} />
              <span>{name}</span>
            </label>
          ))}
        </div>
        <div className={styles.panels}>
          {props.audiences.map(({ id, name, problems, solution }, place) => (
            <div key={id} id={id} className={styles.panelOf[place as Place]}>
              <Receipt>
                <Heading level={3}>{name}</Heading>
                <div className={styles.sides}>
                  <div className={styles.side}>
                    <p className={styles.sideLabel}>{props.problemsLabel}</p>
                    <ul className={styles.problems}>
                      {problems.map((problem) => (
                        <li key={problem}>{problem}</li>
                      ))}
                    </ul>
                  </div>
                  <div className={styles.side}>
                    <p className={styles.sideLabel}>{props.solutionLabel}</p>
                    <p className={styles.solution}>
                      <span className={styles.tick}>
                        <Icon name="check" />
                      </span>
                      <span>{solution}</span>
                    </p>
                  </div>
                </div>
              </Receipt>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
