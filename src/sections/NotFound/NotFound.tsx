import { Band } from '../../primitives/Band/Band.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { LinkItem } from '../../primitives/Link/Link.tsx';
import { ArrowLink } from '../../primitives/Link/TextLink.tsx';
import { Receipt, ReceiptLines, type ReceiptWords } from '../../illustrations/Receipt/Receipt.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './NotFound.css.ts';

export interface NotFoundProps {
  /** Printed on the receipt: '404'. */
  readonly code: string;
  /** Words of the receipt for the unknown address. */
  readonly receipt: ReceiptWords;
  /** The headline of the page. */
  readonly heading: string;
  /** What to do now. */
  readonly text: string;
  /** The link to the home page. */
  readonly home: LinkItem;
  /** Heading above the suggestions. */
  readonly suggestionsHeading: string;
  /** Pages the visitor may have meant. Default: none. */
  readonly suggestions?: readonly LinkItem[];
}

/** What an unknown address shows: its receipt, which is empty, and links. */
export function NotFound(props: NotFoundProps) {
  const { code, receipt, heading, text, home, suggestionsHeading, suggestions = [] } = props;
  return (
    <Band tone="sunken">
      <div className={styles.root}>
        <Stack gap={6} align="start">
          <Heading level={1} size="display">
            {heading}
          </Heading>
          <Text size="lead">{text}</Text>
          <ArrowLink to={home.to}>{home.label}</ArrowLink>
          {suggestions.length > 0 && (
            <Stack gap={2}>
              <Heading level={2} size="h3">
                {suggestionsHeading}
              </Heading>
              <ul>
                {suggestions.map(({ label, to }) => (
                  <li key={to} className={styles.suggestion}>
                    <ArrowLink to={to}>{label}</ArrowLink>
                  </li>
                ))}
              </ul>
            </Stack>
          )}
        </Stack>
        <Receipt title={receipt.title} isFed>
          <p className={styles.code}>{code}</p>
          <ReceiptLines lines={receipt.lines} />
        </Receipt>
      </div>
    </Band>
  );
}
