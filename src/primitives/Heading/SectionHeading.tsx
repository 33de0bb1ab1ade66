import type { ReactNode } from 'react';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Heading } from './Heading.tsx';

interface SectionHeadingProps {
  /** The heading's words. */
  readonly children: ReactNode;
  /** Names the section (`aria-labelledby`). */
  readonly id: string;
  /** The sentence below the heading. */
  readonly lead: string;
  /** Step of the type scale of the lead. Default `body`. */
  readonly size?: 'lead' | 'body';
  /** Space between the two, in steps of the space scale. Default 3. */
  readonly gap?: 2 | 3 | 4;
}

/** Opens a section: its heading and lead. */
export function SectionHeading({
  children,
  id,
  lead,
  size = 'body',
  gap = 3,
}: SectionHeadingProps) {
  return (
    <Stack gap={gap}>
      <Heading level={2} id={id}>
        {children}
      </Heading>
      <Text size={size} tone="muted">
        {lead}
      </Text>
    </Stack>
  );
}
