import { Band } from '../../primitives/Band/Band.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import type { CopyButtonCopy } from '../../primitives/CopyButton/CopyButtonView.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

export interface SendOnWords {
  /** Heading of the section. */
  readonly heading: string;
  /** What to do with the link, and what we note when somebody follows it. */
  readonly text: string;
  /** Names the link for people who hear it. */
  readonly linkLabel: string;
  /** The words of the copy button. */
  readonly copy: Omit<CopyButtonCopy, 'text'>;
  /** Label of the share button. */
  readonly share: string;
}

export interface SendOnViewProps extends SendOnWords {
  /** The link. */
  readonly url: string;
  /** Called by the share button. Default: there is none. */
  readonly onShare?: () => void;
}

/** A link to send on, with its buttons. */
export function SendOnView({
  heading,
  text,
  linkLabel,
  copy,
  share,
  url,
  onShare,
}: SendOnViewProps) {
  return (
    <Band labelledBy="send-on">
      <Stack gap={4} align="start">
        <Heading level={2} id="send-on">
          {heading}
        </Heading>
        <Text>{text}</Text>
        <Text size="mono">
          <VisuallyHidden>{`${linkLabel}: `}</VisuallyHidden>
          <span>{url}</span>
        </Text>
        <Stack direction="row" gap={3} align="start">
          <CopyButton {...copy} text={url} />
          {onShare && (
            <Button tone="quiet" onClick={onShare}>
              {share}
            </Button>
          )}
        </Stack>
      </Stack>
    </Band>
  );
}
