import type { ReactNode } from 'react';
import { Band } from '../../primitives/Band/Band.tsx';
import { Breadcrumb, type BreadcrumbItem } from '../../layout/Breadcrumb/Breadcrumb.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { keepNames } from '../../primitives/Heading/keepTogether.tsx';
import type { CopyButtonCopy } from '../../primitives/CopyButton/CopyButtonView.tsx';
import type { LinkItem } from '../../primitives/Link/Link.tsx';
import { TextLink } from '../../primitives/Link/TextLink.tsx';
import { LongDate } from '../../primitives/LongDate/LongDate.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './Article.css.ts';
import { articleBody } from './ArticleBody.tsx';
import { JoinCard, type JoinCardProps } from './JoinCard.tsx';
import { KeyPoints } from './KeyPoints.tsx';
import { Sources, type SourcesWords } from './Sources.tsx';
import { TableOfContents } from './TableOfContents.tsx';
import { createCiter } from './citations.ts';
import type { ArticleData, ArticleFacts, ArticleTable } from './types.ts';

/** The words of every article's page. */
interface ArticleWords extends SourcesWords {
  /** Printed before the date of the last change. */
  readonly updated: string;
  readonly minutes: (minutes: number) => string;
  readonly keyPoints: string;
  readonly contents: string;
  /** The card beside the text. */
  readonly join: JoinCardProps;
  /** Accessible name of a link from the text to a source. */
  readonly sourceName: (source: number) => string;
  readonly learnMore: string;
  /** Words of the button that copies a table or a letter. */
  readonly copy: Pick<CopyButtonCopy, 'label' | 'words'>;
}

export interface ArticleProps {
  /** The article: its words, sources and parts. */
  readonly article: ArticleData;
  /** Facts computed from the article: date, reading time, further reading. */
  readonly facts: ArticleFacts;
  /** The pages from home to this one; two items or more. */
  readonly breadcrumb: readonly BreadcrumbItem[];
  /** The words that are the same around every article. */
  readonly words: ArticleWords;
  /** The link at the end of the article. */
  readonly home: LinkItem;
  /** Drawing of the article's `artifact`, beside or below its summary. Slot. Default: none. */
  readonly picture?: ReactNode;
  /** Draws a table of the text. Default: the article has no tables, so that the code for them is not loaded. */
  readonly drawTable?: ((table: ArticleTable) => ReactNode) | undefined;
}

/** One article: summary, key points, text with its sources, and further reading. */
export function Article(props: ArticleProps) {
  const { article, facts, breadcrumb, words, home, picture, drawTable } = props;
  const { sections = [], sources = [] } = article;
  const citer = createCiter(sources.length);
  const body: ReactNode = articleBody({
    sections,
    citer,
    sourceName: words.sourceName,
    copy: words.copy,
    drawTable,
  });
  return (
    <article className={styles.root}>
      <Band pad="compact">
        <Stack gap={6}>
          <Breadcrumb items={breadcrumb} />
          <div className={styles.head}>
            <div className={styles.opening}>
              <Heading level={1}>{article.h1}</Heading>
              <p className={styles.summary}>{keepNames(article.summary)}</p>
            </div>
            <ul className={styles.facts}>
              <li>
                <span>{words.updated}</span> <LongDate date={facts.updated} />
              </li>
              <li>{words.minutes(facts.minutes)}</li>
              {sources.length > 0 && <li>{words.sourceCount(sources.length)}</li>}
            </ul>
            {picture !== undefined && <div className={styles.picture}>{picture}</div>}
          </div>
        </Stack>
      </Band>
      <Band pad="none">
        <div className={styles.columns}>
          {sections.length > 0 ? (
            <TableOfContents
              heading={words.contents}
              headings={sections.map(({ heading }) => heading)}
            />
          ) : (
            // Keeps the column: otherwise the text would move into it.
            <div />
          )}
          <div className={styles.main}>
            <KeyPoints heading={words.keyPoints} points={article.keyPoints} />
            {body}
            {sources.length > 0 && (
              <Sources sources={sources} placesOf={citer.placesOf} words={words} />
            )}
            <div className={styles.onward}>
              <Heading level={2} size="h3">
                {words.learnMore}
              </Heading>
              <ul className={styles.links}>
                {facts.learnMore.map(({ label, to }) => (
                  <li key={to}>
                    <TextLink to={to}>{label}</TextLink>
                  </li>
                ))}
              </ul>
              <Text size="small" tone="body">
                <TextLink to={home.to}>{home.label}</TextLink>
              </Text>
            </div>
          </div>
          <JoinCard {...words.join} />
        </div>
      </Band>
    </article>
  );
}
