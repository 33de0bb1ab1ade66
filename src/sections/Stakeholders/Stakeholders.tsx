import { Band } from '../../primitives/Band/Band.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './Stakeholders.css.ts';

export interface StakeholdersProps {
  readonly heading: string;
  readonly lead: string;
  /** Heads of the ledger's columns: who, what bothers them, what changes. */
  readonly audienceLabel: string;
  readonly problemsLabel: string;
  readonly solutionLabel: string;
  /** Five audiences; the id is a fragment of the page. */
  readonly audiences: readonly {
    readonly id: string;
    readonly name: string;
    /** Two or three. */
    readonly problems: readonly string[];
    readonly solution: string;
  }[];
}

/** A ledger of the people in a hire: what bothers each of them today, and what changes. */
export function Stakeholders(props: StakeholdersProps) {
  return (
    <Band labelledBy="stakeholders">
      <Stack gap={12}>
        <div className={styles.intro}>
          <Heading level={2} id="stakeholders">
            {props.heading}
          </Heading>
          <Text tone="muted">{props.lead}</Text>
        </div>
        <div>
          <div aria-hidden="true" className={styles.columnHeads}>
            <span>{props.audienceLabel}</span>
            <span>{props.problemsLabel}</span>
            <span>{props.solutionLabel}</span>
          </div>
          <ul className={styles.list}>
            {props.audiences.map(({ id, name, problems, solution }) => (
              <li key={id} id={id} className={styles.audience}>
                <div className={styles.name}>
                  <Heading level={3}>{name}</Heading>
                </div>
                <div className={styles.side}>
                  <p className={styles.sideLabel}>{props.problemsLabel}</p>
                  <ul>
                    {problems.map((problem) => (
                      <li key={problem} className={styles.problem}>
                        <span className={styles.mark}>
                          <Icon name="close" />
                        </span>
                        {problem}
                      </li>
                    ))}
                  </ul>
                </div>
                <div className={styles.side}>
                  <p className={styles.sideLabel}>{props.solutionLabel}</p>
                  <p className={styles.solution}>{solution}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </Stack>
    </Band>
  );
}
