import { Band } from '../../primitives/Band/Band.tsx';
import { ButtonLink } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { TextLink } from '../../primitives/Link/TextLink.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { root } from './NextSteps.css.ts';

interface Way {
  readonly label: string;
  readonly to: string;
}

export interface NextStepsProps {
  readonly heading: string;
  readonly text: string;
  /** The one thing to do. */
  readonly action: Way;
  /** What to do instead. */
  readonly second: Way;
  /** Further ways to reach us; those that leave the site open a new tab. Default: none. */
  readonly links?: readonly Way[];
}

/** The dark band that closes a page with a choice: the waitlist, or something smaller first. */
export function NextSteps({ heading, text, action, second, links }: NextStepsProps) {
  return (
    <Band tone="inverse" labelledBy="next-steps">
      <div className={root}>
        <Stack gap={4}>
          <Heading level={2} id="next-steps">
            {heading}
          </Heading>
          <Text size="lead" tone="muted">
            {text}
          </Text>
        </Stack>
        <Stack gap={6}>
          <Stack direction="row" gap={4}>
            <ButtonLink to={action.to} size="large">
              {action.label}
            </ButtonLink>
            <ButtonLink to={second.to} size="large" tone="quiet">
              {second.label}
            </ButtonLink>
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
