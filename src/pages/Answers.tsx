import { answersCall, articleBreadcrumb } from '../content/article.ts';
import { answersHub, laterPages } from '../content/answersHub.ts';
import { closingForm } from '../content/emailForm.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { AnswersHub } from '../sections/AnswersHub/AnswersHub.tsx';
import { pagePath } from '../sections/AnswersHub/pagePath.ts';
import type { AnswersPage, Pagination } from '../sections/AnswersHub/types.ts';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import type { PageMeta, RoutedMeta } from './PageMeta.ts';

const meta = {
  title: 'Answers about hiring salespeople',
  description:
    'Practical guides to sales hiring: blueprints, rubrics, situational judgment tests, role-plays, scoring and fair online tests, each with its sources.',
  breadcrumb: answersHub.breadcrumb,
} satisfies PageMeta;

const laterBreadcrumb = (page: number) => [...articleBreadcrumb, { label: laterPages.name(page) }];

/** Metadata of one page of the index. */
export function metaOf({ page, pages }: Pagination): RoutedMeta {
  const path = pagePath(page);
  const own: PageMeta =
    page === 1
      ? meta
      : {
          title: laterPages.title(page),
          description: laterPages.description(page, pages),
          breadcrumb: laterBreadcrumb(page),
        };
  if (pages === 1) return { path, ...own };
  return {
    path,
    ...own,
    series: {
      number: page,
      ...(page > 1 && { previous: pagePath(page - 1) }),
      ...(page < pages && { next: pagePath(page + 1) }),
    },
  };
}

/** One page of the index. The list is data, so that the script does not grow with the number of articles. */
export function Answers({ answers, pagination }: AnswersPage) {
  const { page } = pagination;
  const later = page > 1 && {
    heading: laterPages.title(page),
    breadcrumb: laterBreadcrumb(page),
  };
  return (
    <>
      <AnswersHub {...answersHub} {...later} answers={answers} pagination={pagination} />
      <CallToAction {...answersCall} form={<WaitlistForm {...closingForm('answers')} />} />
    </>
  );
}
