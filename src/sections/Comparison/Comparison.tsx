import { Section, type SectionWords } from '../../primitives/Band/Section.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { LinkItem } from '../../primitives/Link/Link.tsx';
import { ArrowLink } from '../../primitives/Link/TextLink.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Table, type TableProps } from '../../primitives/Table/Table.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './Comparison.css.ts';
import { MarkGrid, type MarkGridProps } from './MarkGrid.tsx';

export interface ComparisonProps extends SectionWords {
  /** What each tool does, at a glance. */
  readonly marks: MarkGridProps;
  /** The same comparison in sentences, as a table in a fold. */
  readonly details: { readonly label: string; readonly table: TableProps };
  /** When the product is the wrong choice. */
  readonly limits: { readonly heading: string; readonly items: readonly string[] };
  /** Link to where visitors can see for themselves. */
  readonly link: LinkItem;
}

/** How the product compares with other tools, and when not to use it. */
export function Comparison(props: ComparisonProps) {
  const { heading, lead, marks, details, limits, link } = props;
  return (
    <Section id="comparison" heading={heading} lead={lead} gap={{ narrow: 4, wide: 8 }}>
      <div className={styles.columns}>
        <MarkGrid {...marks} />
        <Stack gap={3}>
          <Heading level={3}>{limits.heading}</Heading>
          <Stack as="ul" gap={2}>
            {limits.items.map((item) => (
              <li key={item}>
                <Text>{item}</Text>
              </li>
            ))}
          </Stack>
          <ArrowLink to={link.to}>{link.label}</ArrowLink>
        </Stack>
      </div>
      <details className={styles.fold}>
        <summary className={styles.summary}>{details.label}</summary>
        <Table {...details.table} />
      </details>
    </Section>
  );
}
