import { Band } from '../../primitives/Band/Band.tsx';
import { Breadcrumb, type BreadcrumbItem } from '../../layout/Breadcrumb/Breadcrumb.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { AnswerEntry } from './AnswerEntry.tsx';
import { AnswerSearch, type AnswerSearchProps } from './AnswerSearch.tsx';
import * as styles from './AnswersHub.css.ts';
import { Pager, type PagerProps } from './Pager.tsx';
import type { AnswersPage, AnswerSummary } from './types.ts';

export interface AnswersHubProps {
  /** The pages from home to this one; two items or more. */
  readonly breadcrumb: readonly BreadcrumbItem[];
  /** The headline of the page. */
  readonly heading: string;
  /** The paragraph below the headline. */
  readonly lead: string;
  /** Number of articles, in words; shown if the index has one page. */
  readonly count: (articles: number) => string;
  /** Range of articles on this page, in words; shown if the index has several pages. */
  readonly range: (first: number, last: number, total: number) => string;
  /** Kind, reading time and number of sources of an article, in words. */
  readonly facts: (
    answer: Pick<AnswerSummary, 'kind' | 'minutes' | 'sourceCount'>,
  ) => readonly string[];
  /** Words of the search box. */
  readonly search: AnswerSearchProps;
  /** Number of points that an entry leaves out, in words. */
  readonly more: (count: number) => string;
  /** Words of the links to other pages of the index. */
  readonly pager: PagerProps;
  /** The articles of this page of the index, newest first. */
  readonly answers: AnswersPage['answers'];
  /** Place of this page in the index. Default: the index has only this page. */
  readonly pagination?: AnswersPage['pagination'];
}

/** A page of the index of articles. The first article of the first page is a card, each other is a row. */
export function AnswersHub({
  breadcrumb,
  heading,
  lead,
  count,
  range,
  facts,
  search,
  more,
  pager,
  answers,
  pagination,
}: AnswersHubProps) {
  const isPart = pagination !== undefined && pagination.pages > 1;
  return (
    <>
      <Band pad="compact">
        <Stack gap={6}>
          <Breadcrumb items={breadcrumb} />
          <div className={styles.head}>
            <Stack gap={4}>
              <Heading level={1}>{heading}</Heading>
              <Text size="lead">{lead}</Text>
            </Stack>
          </div>
        </Stack>
      </Band>
      <Band pad="none">
        <div className={styles.ledger}>
          <div className={styles.ledgerHead}>
            <Text size="small">
              {isPart
                ? range(pagination.first, pagination.first + answers.length - 1, pagination.total)
                : count(answers.length)}
            </Text>
            <AnswerSearch {...search} />
          </div>
          {answers.length > 0 && (
            <ol className={styles.list} {...(isPart && { start: pagination.first })}>
              {answers.map((answer, index) => (
                <AnswerEntry
                  key={answer.slug}
                  answer={answer}
                  facts={facts(answer)}
                  isFeatured={index === 0 && (pagination?.page ?? 1) === 1}
                  more={more(answer.pointCount - answer.keyPoints.length)}
                />
              ))}
            </ol>
          )}
          {isPart && <Pager {...pager} pagination={pagination} />}
        </div>
      </Band>
    </>
  );
}
