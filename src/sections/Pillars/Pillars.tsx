import type { ReactNode } from 'react';
import { Band } from '../../primitives/Band/Band.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { keepTogether } from '../../primitives/Heading/keepTogether.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './Pillars.css.ts';

/** The words of one pillar. */
export interface PillarWords {
  /** Fragment of the page. */
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

interface Pillar extends PillarWords {
  /** Where the words are to the picture on wide screens. */
  readonly layout: keyof typeof styles.layout;
  /** Background of the band. Default `page`. */
  readonly tone?: 'page' | 'sunken' | 'inverse';
  /** The artifact it ends in. Slot. */
  readonly picture: ReactNode;
}

export interface PillarsProps {
  /** What the product does, in order. */
  readonly items: readonly Pillar[];
}

/** What the product does, one band each, every one ending in a sheet of the example. */
export function Pillars({ items }: PillarsProps) {
  return items.map(({ tone = 'page', layout, picture, ...words }, index) => (
    <Band key={words.id} id={words.id} tone={tone}>
      <div className={styles.layout[layout]}>
        <div className={styles.words[layout]}>
          <Stack gap={4}>
            <Text size="small">{`${index + 1} / ${items.length}`}</Text>
            <Heading level={2}>{words.heading}</Heading>
            {layout !== 'above' && <Words text={words.text} />}
          </Stack>
          {layout === 'above' && <Words text={words.text} />}
        </div>
        <div className={styles.picture}>{picture}</div>
      </div>
    </Band>
  ));
}

function Words({ text }: Pick<PillarWords, 'text'>) {
  return <Text tone="muted">{keepTogether(text)}</Text>;
}
