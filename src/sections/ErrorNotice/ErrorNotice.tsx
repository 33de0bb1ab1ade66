import { Band } from '../../primitives/Band/Band.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { LinkItem } from '../../primitives/Link/Link.tsx';
import { ArrowLink } from '../../primitives/Link/TextLink.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

export interface ErrorNoticeProps {
  /** What went wrong, in a few words. */
  readonly heading: string;
  /** What to do now. */
  readonly text: string;
  /** Label of the button that tries again. */
  readonly retry: string;
  /** The link to the home page. */
  readonly home: LinkItem;
  /** Called when the visitor wants to try again. */
  readonly onRetry: () => void;
}

/** Replaces a page that failed; the header and footer stay. */
export function ErrorNotice({ heading, text, retry, home, onRetry }: ErrorNoticeProps) {
  return (
    <Band>
      <Stack gap={6} align="start">
        <Heading level={1}>{heading}</Heading>
        <Text size="lead">{text}</Text>
        <Stack direction="row" gap={6}>
          <Button onClick={onRetry}>{retry}</Button>
          <ArrowLink to={home.to}>{home.label}</ArrowLink>
        </Stack>
      </Stack>
    </Band>
  );
}
