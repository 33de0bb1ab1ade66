import { Band } from '../../primitives/Band/Band.tsx';
import type { SectionWords } from '../../primitives/Band/Section.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { LinkItem } from '../../primitives/Link/Link.tsx';
import { TextLink } from '../../primitives/Link/TextLink.tsx';
import { PhoneFold } from '../../primitives/PhoneFold/PhoneFold.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './CostlyWords.css.ts';

/** Something in the text that keeps people from applying. */
export interface CostlyReason {
  readonly id: string;
  readonly heading: string;
  /** Words quoted from the text. Default: none, for a question that the text leaves open. */
  readonly found?: readonly string[];
  readonly reason: string;
  /** Source of the reason. Default: none, for our own advice. */
  readonly source?: LinkItem;
}

export interface CostlyWordsProps extends SectionWords {
  /** What was found, in the order of the text. */
  readonly items: readonly CostlyReason[];
  /** Shown when nothing is found. */
  readonly none: string;
  /** When the reasons were last checked, and that the list is no legal advice. */
  readonly note: string;
}

/**
 * Words that keep candidates from applying, each with the reason and its source. The band is not a
 * landmark, because a page has at most ten.
 */
export function CostlyWords({ heading, lead, items, none, note }: CostlyWordsProps) {
  return (
    <Band id="costly-words">
      <Stack gap={8}>
        <Stack gap={3}>
          <Heading level={2}>{heading}</Heading>
          <Text tone="muted">{lead}</Text>
        </Stack>
        {items.length === 0 ? (
          <Text>{none}</Text>
        ) : (
          <ul className={styles.root}>
            {items.map(({ id, heading: name, found = [], reason, source }) => (
              <li key={id} className={styles.item}>
                <PhoneFold name="words" heading={name}>
                  <div className={styles.details}>
                    {found.length > 0 && (
                      <p className={styles.quote}>
                        {found.map((words) => `“${words}”`).join(', ')}
                      </p>
                    )}
                    <Text>{reason}</Text>
                    {source !== undefined && (
                      <p className={styles.source}>
                        <TextLink to={source.to}>{source.label}</TextLink>
                      </p>
                    )}
                  </div>
                </PhoneFold>
              </li>
            ))}
          </ul>
        )}
        {items.length > 0 && <Text size="small">{note}</Text>}
      </Stack>
    </Band>
  );
}
