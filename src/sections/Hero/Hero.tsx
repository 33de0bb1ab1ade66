import type { ReactNode } from 'react';
import { Band } from '../../primitives/Band/Band.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { LinkItem } from '../../primitives/Link/Link.tsx';
import { ArrowLink } from '../../primitives/Link/TextLink.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './Hero.css.ts';

export interface HeroProps {
  /** What the product does. Three lines at most. */
  readonly heading: string;
  /** Five lines at most. */
  readonly lead: string;
  /** The waitlist's form of one field. Slot. */
  readonly form: ReactNode;
  /** The link to the demo, below the form. */
  readonly demo: LinkItem;
  /** Link to something to try at once, without giving an email address. */
  readonly trial: LinkItem;
  /** What is different, in three short phrases. */
  readonly chips: readonly string[];
  /** The product at work: on a wide screen from the words to the edge of the window. Slot. */
  readonly picture: ReactNode;
}

/** The first screen: what the product does, the one thing to do, and the product to try out. */
export function Hero({ heading, lead, form, demo, trial, chips, picture }: HeroProps) {
  return (
    <div className={styles.root}>
      <div className={styles.screen}>
        <div className={styles.opening}>
          <Band pad="opening">
            <div className={styles.words}>
              <Heading level={1} size="display">
                {heading}
              </Heading>
              <Text size="lead">{lead}</Text>
              <div className={styles.form}>{form}</div>
              <div className={styles.ways}>
                <ArrowLink to={demo.to}>{demo.label}</ArrowLink>
                <span className={styles.trial}>
                  <ArrowLink to={trial.to}>{trial.label}</ArrowLink>
                </span>
              </div>
            </div>
          </Band>
        </div>
        {picture}
      </div>
      <Band pad="compact">
        <ul className={styles.chips}>
          {chips.map((chip) => (
            <li key={chip} className={styles.chip}>
              <span className={styles.tick}>
                <Icon name="check" />
              </span>
              <span>{chip}</span>
            </li>
          ))}
        </ul>
      </Band>
    </div>
  );
}
