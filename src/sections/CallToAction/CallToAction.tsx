import { Band } from '../../primitives/Band/Band.tsx';
import { ButtonLink } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { root } from './CallToAction.css.ts';

export interface CallToActionProps {
  readonly heading: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly to: string };
  /** What it costs, below the button. */
  readonly note: string;
}

/** The dark band that closes a page with the waitlist call. */
export function CallToAction({ heading, text, action, note }: CallToActionProps) {
  return (
    <Band tone="inverse" labelledBy="call-to-action">
      <div className={root}>
        <Stack gap={4}>
          <Heading level={2} id="call-to-action">
            {heading}
          </Heading>
          <Text size="lead" tone="muted">
            {text}
          </Text>
        </Stack>
        <Stack gap={3} align="start">
          <ButtonLink to={action.to} size="large">
            {action.label}
          </ButtonLink>
          <Text size="small" tone="muted">
            {note}
          </Text>
        </Stack>
      </div>
    </Band>
  );
}
