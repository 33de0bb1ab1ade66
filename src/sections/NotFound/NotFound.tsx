import { Band } from '../../primitives/Band/Band.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { TextLink } from '../../primitives/Link/TextLink.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

export interface NotFoundProps {
  /** '404'. */
  readonly code: string;
  readonly heading: string;
  readonly text: string;
  readonly home: { readonly label: string; readonly to: string };
  readonly suggestionsHeading: string;
  /** Pages the visitor may have meant. Default: none. */
  readonly suggestions?: readonly { readonly label: string; readonly to: string }[];
}

/** What an unknown address shows. */
export function NotFound({
  code,
  heading,
  text,
  home,
  suggestionsHeading,
  suggestions,
}: NotFoundProps) {
  return (
    <Band labelledBy="not-found">
      <Stack gap={6} align="start">
        <Text size="mono" tone="muted">
          {code}
        </Text>
        <Heading level={1} size="display" id="not-found">
          {heading}
        </Heading>
        <Text size="lead" tone="muted">
          {text}
        </Text>
        <TextLink to={home.to} icon="arrow">
          {home.label}
        </TextLink>
        {suggestions !== undefined && suggestions.length > 0 && (
          <Stack gap={2}>
            <Heading level={2} size="h3">
              {suggestionsHeading}
            </Heading>
            <ul>
              {suggestions.map(({ label, to }) => (
                <li key={to}>
                  <TextLink to={to}>{label}</TextLink>
                </li>
              ))}
            </ul>
          </Stack>
        )}
      </Stack>
    </Band>
  );
}
