import { Band } from '../../primitives/Band/Band.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { TextLink } from '../../primitives/Link/TextLink.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './Outcome.css.ts';

export interface OutcomeProps {
  /** What has happened. */
  readonly heading: string;
  /** What happens next. */
  readonly text: string;
  readonly waysHeading: string;
  /** Ways on from here. */
  readonly ways: readonly { readonly label: string; readonly to: string }[];
}

/** Says that a form has arrived, to visitors whose browser posted it without a script. */
export function Outcome({ heading, text, waysHeading, ways }: OutcomeProps) {
  return (
    <Band labelledBy="outcome">
      <Stack gap={12}>
        <div className={styles.message}>
          <Heading level={1} size="display" id="outcome">
            {heading}
          </Heading>
          <Text size="lead" tone="muted">
            {text}
          </Text>
        </div>
        <Stack gap={3}>
          <Heading level={2} size="h3">
            {waysHeading}
          </Heading>
          <ul className={styles.ways}>
            {ways.map(({ label, to }) => (
              <li key={to}>
                <TextLink to={to} icon="arrow">
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </Stack>
      </Stack>
    </Band>
  );
}
