import { Section, type SectionWords } from '../../primitives/Band/Section.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './Optimisations.css.ts';

/** One thing that makes the site fast. */
interface Optimisation {
  readonly heading: string;
  readonly text: string;
  /** File of the code base in which it is done. */
  readonly where: string;
}

export interface OptimisationsProps extends SectionWords {
  /** What was done, and what it saved. One entry each. */
  readonly items: readonly Optimisation[];
}

/** What was done for speed, as a ledger with the file that does it. */
export function Optimisations({ heading, lead, items }: OptimisationsProps) {
  return (
    <Section id="optimisations" heading={heading} lead={lead}>
      <ul>
        {items.map((item) => (
          <li key={item.heading} className={styles.item}>
            <Heading level={3} size="body">
              {item.heading}
            </Heading>
            <Text tone="muted">{item.text}</Text>
            <p className={styles.where}>{item.where}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
