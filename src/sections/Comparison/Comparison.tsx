import { Section, type SectionWords } from '../../primitives/Band/Section.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { LinkItem } from '../../primitives/Link/Link.tsx';
import { ArrowLink } from '../../primitives/Link/TextLink.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Table, type TableProps } from '../../primitives/Table/Table.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

export interface ComparisonProps extends SectionWords {
  /** The columns and rows. */
  readonly table: TableProps;
  /** When the product is the wrong choice. */
  readonly limits: { readonly heading: string; readonly items: readonly string[] };
  /** A way to see for oneself. */
  readonly link: LinkItem;
}

/** How the product sits beside other tools, and when not to use it. */
export function Comparison({ heading, lead, table, limits, link }: ComparisonProps) {
  return (
    <Section id="comparison" heading={heading} lead={lead} leadSize="lead">
      <Table {...table} />
      <Stack gap={3}>
        <Heading level={3} size="h3">
          {limits.heading}
        </Heading>
        <Stack as="ul" gap={2}>
          {limits.items.map((item) => (
            <li key={item}>
              <Text>{item}</Text>
            </li>
          ))}
        </Stack>
      </Stack>
      <ArrowLink to={link.to}>{link.label}</ArrowLink>
    </Section>
  );
}
