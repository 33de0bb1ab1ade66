import { type ReactNode, useMemo } from 'react';
import { Band } from '../../primitives/Band/Band.tsx';
import { Breadcrumb, type BreadcrumbItem } from '../../layout/Breadcrumb/Breadcrumb.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LongDate } from '../../primitives/LongDate/LongDate.tsx';
import { MailText } from '../../primitives/MailText/MailText.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useCurrentSection } from '../../primitives/useCurrentSection.ts';
import { LegalPart } from './LegalPart.tsx';
import { PartNumber } from './PartNumber.tsx';
import * as folded from './FoldedPart.css.ts';
import * as styles from './LegalDocument.css.ts';
import type { PolicyDocumentData } from './types.ts';

export interface LegalDocumentProps extends PolicyDocumentData {
  /** The way from the home page to this one; the last item is the page itself. */
  readonly breadcrumb: readonly BreadcrumbItem[];
  /** ISO date of the last material edit, for a document that binds somebody. Default: none shown. */
  readonly lastUpdated?: string;
  /** Whether the parts are entries of a sentence or two: close together, without numbers. Default false. */
  readonly hasShortParts?: boolean;
  /** Whether each part is folded under its heading on a phone. Default false. */
  readonly isFolded?: boolean;
  /** Shown beside the summary, and before it where there is no room. Slot. Default: none. */
  readonly summaryPicture?: ReactNode;
  /** Shown below the text of a part, by the part's id. Slots. Default: none. */
  readonly pictures?: Readonly<Record<string, ReactNode>>;
  /** The words around the document. */
  readonly words: {
    /** Before the date: 'Last updated'. */
    readonly lastUpdated: string;
    readonly summary: string;
    readonly contents: string;
  };
}

interface EntriesProps extends Pick<LegalDocumentProps, 'sections'> {
  /** Number of a part, by its index; undefined for parts without numbers. */
  readonly numberOf: (index: number) => number | undefined;
}

/** A component within the band, which is hydrated later: until then React may draw the headings anew. */
function Entries({ sections, numberOf }: EntriesProps) {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const current = useCurrentSection(ids);
  return sections.map(({ id, heading }, index) => (
    <li key={id}>
      <a
        href={`#${id}`}
        aria-current={id === current ? 'location' : undefined}
        className={styles.entry}
      >
        <PartNumber number={numberOf(index)} />
        <span>{heading}</span>
      </a>
    </li>
  ));
}

/** A long document: title, summary, numbered parts with anchors, and contents if it has several parts. */
export function LegalDocument(props: LegalDocumentProps) {
  const { breadcrumb, title, lead, lastUpdated, summary, sections, hasShortParts, words } = props;
  const { summaryPicture, pictures = {}, isFolded = false } = props;
  const spacing = isFolded ? 'folded' : hasShortParts === true ? 'short' : 'long';
  const isAlone = sections.length < 2;
  const numberOf = (index: number) => (isAlone || hasShortParts === true ? undefined : index + 1);
  return (
    <Band pad="hero">
      <Stack gap={{ narrow: 8, wide: 12 }}>
        <Stack gap={4}>
          <Breadcrumb items={breadcrumb} />
          <Heading level={1}>{title}</Heading>
          <Text size="lead">
            <MailText>{lead}</MailText>
          </Text>
          {lastUpdated !== undefined && (
            <Text tone="muted">
              <span>{words.lastUpdated}</span> <LongDate date={lastUpdated} />
            </Text>
          )}
        </Stack>
        <div className={styles.body[isAlone ? 'alone' : 'listed']}>
          <div className={styles.summary[summaryPicture === undefined ? 'plain' : 'pictured']}>
            {summaryPicture !== undefined && (
              <div className={styles.summaryPicture}>{summaryPicture}</div>
            )}
            <Heading level={2} size="h3" id="summary">
              {words.summary}
            </Heading>
            <ul className={styles.points}>
              {summary.map((point) => (
                <li key={point} className={styles.point}>
                  <MailText>{point}</MailText>
                </li>
              ))}
            </ul>
          </div>
          {!isAlone && (
            <nav
              aria-labelledby="contents"
              className={isFolded ? folded.contents : styles.contents}
            >
              <Heading level={2} size="body" id="contents">
                {words.contents}
              </Heading>
              <ol className={styles.entries[spacing]}>
                <Entries sections={sections} numberOf={numberOf} />
              </ol>
            </nav>
          )}
          <div className={styles.parts[spacing]}>
            {sections.map((section, index) => (
              <LegalPart
                key={section.id}
                {...section}
                number={numberOf(index)}
                picture={pictures[section.id]}
                isFolded={isFolded}
              />
            ))}
          </div>
        </div>
      </Stack>
    </Band>
  );
}
