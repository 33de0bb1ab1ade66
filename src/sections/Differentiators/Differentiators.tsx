import { Section } from '../../primitives/Band/Section.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { LinkItem } from '../../primitives/Link/Link.tsx';
import { ArrowLink } from '../../primitives/Link/TextLink.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './Differentiators.css.ts';

export interface DifferentiatorsProps {
  /** The headline of the section. */
  readonly heading: string;
  /** Three or four tiles. */
  readonly tiles: readonly {
    readonly heading: string;
    readonly text: string;
    /** Where the claim can be checked. Default: no link. */
    readonly link?: LinkItem;
  }[];
  /** Background of the band. Default `sunken`. */
  readonly tone?: 'page' | 'sunken';
}

/** What sets the product apart, side by side, each under a rule. */
export function Differentiators({ heading, tiles, tone = 'sunken' }: DifferentiatorsProps) {
  return (
    <Section tone={tone} id="differentiators" heading={heading} gap={12}>
      <ul className={styles.tiles[tiles.length === 3 ? 'three' : 'four']}>
        {tiles.map((tile) => (
          <li key={tile.heading} className={styles.tile}>
            <Heading level={3}>{tile.heading}</Heading>
            <Text tone="muted">{tile.text}</Text>
            {tile.link !== undefined && <ArrowLink to={tile.link.to}>{tile.link.label}</ArrowLink>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
