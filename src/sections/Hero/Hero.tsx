import type { ReactNode } from 'react';
import { Band } from '../../primitives/Band/Band.tsx';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { LinkItem } from '../../primitives/Link/Link.tsx';
import { ArrowLink } from '../../primitives/Link/TextLink.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './Hero.css.ts';

export interface HeroProps {
  readonly heading: string;
  /** Two lines at most on a wide screen. */
  readonly lead: string;
  /** The form of one field. Slot. */
  readonly form: ReactNode;
  readonly demo: LinkItem;
  /** Three words on what is different. */
  readonly chips: readonly string[];
  /** The product at work, beside the words. Slot. */
  readonly picture: ReactNode;
}

/** The first screen: what it does, the one thing to do, and the product, ready to be touched. */
export function Hero({ heading, lead, form, demo, chips, picture }: HeroProps) {
  return (
    <Band pad="hero">
      <div className={styles.root}>
        <div className={styles.words}>
          <Heading level={1} size="display">
            {heading}
          </Heading>
          <Text size="lead">{lead}</Text>
          <div className={styles.form}>{form}</div>
          <ArrowLink to={demo.to}>{demo.label}</ArrowLink>
        </div>
        <div className={styles.picture}>{picture}</div>
        <div className={styles.chips}>
          <Stack as="ul" direction="row" gap={2}>
            {chips.map((chip) => (
              <li key={chip}>
                <Chip>{chip}</Chip>
              </li>
            ))}
          </Stack>
        </div>
      </div>
    </Band>
  );
}
