import type { ReactNode } from 'react';
import { Section, type SectionWords } from '../../primitives/Band/Section.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './DemoCards.css.ts';

export interface DemoCardsProps extends SectionWords {
  /** One card for each part of the product, three to six. */
  readonly cards: readonly {
    readonly id: string;
    readonly title: string;
    readonly description: string;
  }[];
  /** The page of the example that each recording will show, by the card's id. Slots. */
  readonly pictures: Readonly<Record<string, ReactNode>>;
}

/** Recordings that are not made yet: each card shows the page of the file that its recording will be about. */
export function DemoCards({ heading, lead, cards, pictures }: DemoCardsProps) {
  return (
    <Section
      id="demo-cards"
      heading={heading}
      lead={lead}
      leadGap={4}
      gap={{ narrow: 8, wide: 12 }}
    >
      <ul className={styles.cards}>
        {cards.map(({ id, title, description }) => (
          <li key={id} className={styles.card}>
            <div aria-hidden="true" className={styles.picture}>
              <div className={styles.page}>{pictures[id]}</div>
            </div>
            <div className={styles.words}>
              <Heading level={3}>{title}</Heading>
              <Text tone="muted">{description}</Text>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
