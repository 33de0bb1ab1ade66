import { Breadcrumb, type BreadcrumbItem } from '../Breadcrumb/Breadcrumb.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

/** The words that open a page. */
export interface PageIntroCopy {
  /** The way from the home page to this one; the last item is the page itself. Default: none shown. */
  readonly breadcrumb?: readonly BreadcrumbItem[];
  /** Where the visitor is, above the headline. */
  readonly eyebrow?: string;
  /** The headline of the page. */
  readonly heading: string;
  /** The paragraph below the headline. Default: none. */
  readonly lead?: string;
}

/** Steps of the space scale below the breadcrumb, and between the words. */
const spacings = {
  regular: { way: 6, words: 4 },
  tight: { way: 4, words: 4 },
  loose: { way: 6, words: 6 },
} as const;

interface PageIntroProps extends PageIntroCopy {
  /** `tight` and `loose` go with what is below it in the same column. Default `regular`. */
  readonly spacing?: keyof typeof spacings;
}

/** Breadcrumb, headline and lead of an inner page, for any band or column. */
export function PageIntro({
  breadcrumb,
  eyebrow,
  heading,
  lead,
  spacing = 'regular',
}: PageIntroProps) {
  const { way, words } = spacings[spacing];
  const opening = (
    <Stack gap={words}>
      {eyebrow !== undefined && <Text size="small">{eyebrow}</Text>}
      <Heading level={1}>{heading}</Heading>
      {lead !== undefined && <Text size="lead">{lead}</Text>}
    </Stack>
  );
  if (breadcrumb === undefined) return opening;
  return (
    <Stack gap={way}>
      <Breadcrumb items={breadcrumb} />
      {opening}
    </Stack>
  );
}
