import { type ReactNode, use } from 'react';
import { Band } from '../../primitives/Band/Band.tsx';
import { ButtonLink } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { JoinedContext } from '../../forms/Joined.ts';
import type { LinkItem } from '../../primitives/Link/Link.tsx';
import { TextLink } from '../../primitives/Link/TextLink.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { half, layout } from './CallToAction.css.ts';

export interface CallToActionProps {
  /** The headline: what to do. */
  readonly heading: string;
  /** One or two sentences below the headline. */
  readonly text: string;
  /** The waitlist's form of one field. Slot. Default: none. */
  readonly form?: ReactNode;
  /** Button for those who would rather do something else. Default: none. */
  readonly secondaryAction?: LinkItem;
  /** Replaces heading and text, and adds a button, for visitors who have joined. Default: nothing changes. */
  readonly joined?: {
    readonly heading: string;
    readonly text: string;
    readonly action: LinkItem;
  };
  /** Further ways to reach us; those that leave the site open a new tab. Default: none. */
  readonly links?: readonly LinkItem[];
}

/** The dark band that closes a page: the waitlist's form, and something else once the visitor has joined. */
export function CallToAction(props: CallToActionProps) {
  const { hasJoined } = use(JoinedContext);
  const { form, secondaryAction, joined, links } = props;
  const after = hasJoined ? joined : undefined;
  const { heading, text } = after ?? props;
  const actions = [after?.action, secondaryAction].filter((action) => action !== undefined);
  return (
    <Band tone="torn" labelledBy="call-to-action">
      <div className={layout}>
        <div className={half}>
          <Stack gap={4}>
            <Heading level={2} id="call-to-action">
              {heading}
            </Heading>
            <Text size="lead">{text}</Text>
          </Stack>
        </div>
        <div className={half}>
          <Stack gap={6}>
            {form}
            {actions.length > 0 && (
              <Stack direction="row" gap={4}>
                {actions.map(({ label, to }) => (
                  <ButtonLink key={to} to={to} size="large" tone="quiet">
                    {label}
                  </ButtonLink>
                ))}
              </Stack>
            )}
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
      </div>
    </Band>
  );
}
