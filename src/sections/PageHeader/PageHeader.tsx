import { Band } from '../../primitives/Band/Band.tsx';
import { Breadcrumb, type BreadcrumbItem } from '../../primitives/Breadcrumb/Breadcrumb.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

export interface PageHeaderProps {
  /** The way from the home page to this one; the last item is the page itself. Default: none shown. */
  readonly breadcrumb?: readonly BreadcrumbItem[];
  /** Where the visitor is, above the headline. */
  readonly eyebrow?: string;
  readonly heading: string;
  readonly lead?: string;
}

/** Headline and lead of an inner page. */
export function PageHeader({ breadcrumb, eyebrow, heading, lead }: PageHeaderProps) {
  return (
    <Band pad="compact" labelledBy="page-header">
      <Stack gap={6}>
        {breadcrumb !== undefined && <Breadcrumb items={breadcrumb} />}
        <Stack gap={4}>
          {eyebrow !== undefined && (
            <Text size="mono" tone="muted">
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
      </Stack>
    </Band>
  );
}
