import { Band } from '../../primitives/Band/Band.tsx';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Sketch } from '../../primitives/Sketch/Sketch.tsx';
import type { SketchName } from '../../primitives/Sketch/sketches.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './DemoCards.css.ts';

export interface DemoCardsProps {
  readonly heading: string;
  /** Says plainly that there is nothing to play yet. */
  readonly lead: string;
  readonly cards: readonly {
    readonly title: string;
    readonly description: string;
    /** Where the recording stands. */
    readonly status: string;
    /** What stands in the recording's place. */
    readonly sketch: SketchName;
  }[];
}

/** Recordings that are still being made: what each will show, and nothing that looks like a player. */
export function DemoCards({ heading, lead, cards }: DemoCardsProps) {
  return (
    <Band labelledBy="demo-cards">
      <Stack gap={{ narrow: 8, wide: 12 }}>
        <Stack gap={4}>
          <Heading level={2} id="demo-cards">
            {heading}
          </Heading>
          <Text tone="muted">{lead}</Text>
        </Stack>
        <ul className={styles.cards}>
          {cards.map(({ title, description, status, sketch }) => (
            <li key={title} className={styles.card}>
              <div className={styles.picture}>
                <Sketch name={sketch} />
              </div>
              <Stack gap={3} align="start">
                <Heading level={3}>{title}</Heading>
                <Text tone="muted">{description}</Text>
                <Chip>{status}</Chip>
              </Stack>
            </li>
          ))}
        </ul>
      </Stack>
    </Band>
  );
}
