import type { ReactNode } from 'react';
import { Section } from '../../primitives/Band/Section.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './Principles.css.ts';

export interface PrinciplesProps {
  /** The headline of the section. */
  readonly heading: string;
  /** Four principles, the weightiest first. */
  readonly principles: readonly { readonly heading: string; readonly text: string }[];
  /** One picture a principle, in the same order, and a note about all of them. Slots. Default: none. */
  readonly pictures?: { readonly items: readonly ReactNode[]; readonly note: string };
}

/** What the company holds itself to, as a numbered ledger with a piece of the product beside each. */
export function Principles({ heading, principles, pictures }: PrinciplesProps) {
  return (
    <Section tone="sunken" id="principles" heading={heading}>
      <ol>
        {principles.map((principle, index) => (
          <li
            key={principle.heading}
            className={styles.principle[pictures === undefined ? 'plain' : 'shown']}
          >
            <div className={styles.words}>
              <span aria-hidden="true" className={styles.number}>
                {index + 1}
              </span>
              <Heading level={3}>{principle.heading}</Heading>
              <Text tone="muted">{principle.text}</Text>
            </div>
            {pictures !== undefined && (
              <div className={styles.picture}>
                <div>{pictures.items[index]}</div>
                {index === principles.length - 1 && (
                  <Text size="small" tone="muted">
                    {pictures.note}
                  </Text>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
