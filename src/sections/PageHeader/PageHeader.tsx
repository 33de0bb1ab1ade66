import { Band } from '../../primitives/Band/Band.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

export interface PageHeaderProps {
  /** Where the visitor is, above the headline. */
  readonly eyebrow?: string;
  readonly heading: string;
  readonly lead?: string;
}

/** Headline and lead of an inner page. */
export function PageHeader({ eyebrow, heading, lead }: PageHeaderProps) {
  return (
    <Band pad="compact" labelledBy="page-header">
      <Stack gap={4}>
        {eyebrow !== undefined && (
          <Text size="mono" tone="evidence">
            {eyebrow}
          </Text>
        )}
        <Heading level={1} id="page-header">
          {heading}
        </Heading>
        {lead !== undefined && (
          <Text size="lead" tone="muted">
            {lead}
          </Text>
        )}
      </Stack>
    </Band>
  );
}
