import type { ReactNode } from 'react';
import { Band } from '../../primitives/Band/Band.tsx';
import { ButtonLink } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { LinkItem } from '../../primitives/Link/Link.tsx';
import { TextLink } from '../../primitives/Link/TextLink.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { layout } from './CallToAction.css.ts';

export interface CallToActionProps {
  readonly heading: string;
  readonly text: string;
  /** The one thing to do. Default: the form takes its place. */
  readonly action?: LinkItem;
  /** The form of one field. Slot. Default: none. */
  readonly form?: ReactNode;
  /** What to do instead. Default: nothing. */
  readonly secondaryAction?: LinkItem;
  /** What it costs, below the button. Default: not said. */
  readonly note?: string;
  /** Further ways to reach us; those that leave the site open a new tab. Default: none. */
  readonly links?: readonly LinkItem[];
}

/** The dark band that closes a page with the waitlist call, and may offer something smaller first. */
export function CallToAction(props: CallToActionProps) {
  const { heading, text, action, form, secondaryAction, note, links } = props;
  const hasOneAction = secondaryAction === undefined && form === undefined;
  return (
    <Band tone="torn" labelledBy="call-to-action">
      <div className={layout[hasOneAction ? 'oneAction' : 'twoActions']}>
        <Stack gap={4}>
          <Heading level={2} id="call-to-action">
            {heading}
          </Heading>
          <Text size="lead">{text}</Text>
        </Stack>
        <Stack gap={6}>
          <Stack gap={3}>
            {form}
            <Stack direction="row" gap={4}>
              {action !== undefined && (
                <ButtonLink to={action.to} size="large">
                  {action.label}
                </ButtonLink>
              )}
              {secondaryAction !== undefined && (
                <ButtonLink to={secondaryAction.to} size="large" tone="quiet">
                  {secondaryAction.label}
                </ButtonLink>
              )}
            </Stack>
            {note !== undefined && <Text size="small">{note}</Text>}
          </Stack>
          {links !== undefined && (
            <Stack as="ul" direction="row" gap={6}>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <TextLink to={to} newTab={to.startsWith('https:')}>
                    {label}
                  </TextLink>
                </li>
              ))}
            </Stack>
          )}
        </Stack>
      </div>
    </Band>
  );
}
