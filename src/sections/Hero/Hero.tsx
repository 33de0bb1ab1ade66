import type { ReactNode } from 'react';
import { Band } from '../../primitives/Band/Band.tsx';
import { ButtonLink } from '../../primitives/Button/Button.tsx';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { TextLink } from '../../primitives/Link/TextLink.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './Hero.css.ts';

export interface HeroProps {
  /** For whom the page is, above the headline. */
  readonly eyebrow: string;
  readonly heading: string;
  readonly lead: string;
  readonly action: { readonly label: string; readonly to: string };
  readonly demo: { readonly label: string; readonly to: string };
  /** What joining costs and who asks, in a few words each. */
  readonly trust: readonly string[];
  /** Three words on what is different. */
  readonly chips: readonly string[];
  /** The picture beside the words. Slot; the words fill the width without it. */
  readonly picture?: ReactNode;
}

/** The first screen: what it does, the one thing to do, and the product at work. */
export function Hero({ eyebrow, heading, lead, action, demo, trust, chips, picture }: HeroProps) {
  return (
    <Band pad="hero" labelledBy="hero">
      <div className={styles.root}>
        <Stack gap={6}>
          <Text size="mono" tone="muted">
            {eyebrow}
          </Text>
          <Heading level={1} size="display" id="hero">
            {heading}
          </Heading>
          <Text size="lead" tone="muted">
            {lead}
          </Text>
          <Stack direction="row" gap={6}>
            <ButtonLink to={action.to} size="large">
              {action.label}
            </ButtonLink>
            <TextLink to={demo.to} icon="arrow">
              {demo.label}
            </TextLink>
          </Stack>
          <Text size="small" tone="muted" as="div">
            <ul className={styles.trust}>
              {trust.map((item) => (
                <li key={item} className={styles.promise}>
                  {item}
                </li>
              ))}
            </ul>
          </Text>
          <Stack as="ul" direction="row" gap={2}>
            {chips.map((chip) => (
              <li key={chip}>
                <Chip>{chip}</Chip>
              </li>
            ))}
          </Stack>
        </Stack>
        {picture}
      </div>
    </Band>
  );
}
