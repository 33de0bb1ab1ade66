import { Breadcrumb, type BreadcrumbItem } from '../Breadcrumb/Breadcrumb.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

/** The words that open a page. */
export interface PageIntroCopy {
  /** The pages from home to this one; the last item is the page itself. Default: none. */
  readonly breadcrumb?: readonly BreadcrumbItem[];
  /** Small line above the headline that says where the visitor is. Default: none. */
  readonly eyebrow?: string;
  /** The headline of the page. */
  readonly heading: string;
  /** The paragraph below the headline. Default: none. */
  readonly lead?: string;
}

/** Steps of the space scale: below the breadcrumb, and between eyebrow, headline and lead. */
const spacings = {
  regular: { breadcrumb: 6, words: 4 },
  tight: { breadcrumb: 4, words: 4 },
  loose: { breadcrumb: 6, words: 6 },
} as const;

interface PageIntroProps extends PageIntroCopy {
  /** Depends on what follows in the same column. Default `regular`. */
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
  const gaps = spacings[spacing];
  const opening = (
    <Stack gap={gaps.words}>
      {eyebrow !== undefined && <Text size="small">{eyebrow}</Text>}
      <Heading level={1}>{heading}</Heading>
      {lead !== undefined && <Text size="lead">{lead}</Text>}
    </Stack>
  );
  if (breadcrumb === undefined) return opening;
  return (
    <Stack gap={gaps.breadcrumb}>
      <Breadcrumb items={breadcrumb} />
      {opening}
    </Stack>
  );
}
