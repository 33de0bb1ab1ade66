import { Band } from '../../primitives/Band/Band.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Counter, type CounterData } from './Counter.tsx';
import * as styles from './ProvenResults.css.ts';

export interface ProvenResultsProps {
  /** The headline of the section. */
  readonly heading: string;
  /** Says what kind of results these are. */
  readonly lead: string;
  /** The figures, each with its unit and what it counts. */
  readonly counters: readonly CounterData[];
}

/** Three numbers that count up once, each with the line that says what it is worth. */
export function ProvenResults({ heading, lead, counters }: ProvenResultsProps) {
  return (
    <Band tone="inverse" labelledBy="proven-results">
      <Stack gap={{ narrow: 8, wide: 12 }}>
        <Stack gap={4}>
          <Heading level={2} id="proven-results">
            {heading}
          </Heading>
          <Text size="lead" tone="strong">
            {lead}
          </Text>
        </Stack>
        <ul className={styles.counters}>
          {counters.map((counter) => (
            <Counter key={counter.label} {...counter} />
          ))}
        </ul>
      </Stack>
    </Band>
  );
}
