import { Band } from '../../primitives/Band/Band.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { LinkItem } from '../../primitives/Link/Link.tsx';
import { ArrowLink } from '../../primitives/Link/TextLink.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

export interface ErrorNoticeProps {
  readonly heading: string;
  readonly text: string;
  readonly retry: string;
  readonly home: LinkItem;
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
