import { answersCall } from '../content/article.ts';
import { answersHub, laterPages } from '../content/answersHub.ts';
import { AnswersHub } from '../sections/AnswersHub/AnswersHub.tsx';
import { pagePath } from '../sections/AnswersHub/pagePath.ts';
import type { AnswersPage, AnswersPlace } from '../sections/AnswersHub/types.ts';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  path: '/answers',
  title: 'Answers about hiring salespeople',
  description:
    'Practical guides to sales hiring: blueprints, rubrics, situational judgment tests, role-plays, scoring and fair online tests, each with its sources.',
  breadcrumb: [{ name: 'Answers', path: '/answers' }],
} satisfies PageMeta;

/** What a page of the index says of itself: the first one is the index. */
export function metaOf({ page, pages }: AnswersPlace): PageMeta {
  const own: PageMeta =
    page === 1
      ? meta
      : {
          path: pagePath(page),
          title: laterPages.title(page),
          description: laterPages.description(page, pages),
          breadcrumb: [...meta.breadcrumb, { name: laterPages.name(page), path: pagePath(page) }],
        };
  if (pages === 1) return own;
  return {
    ...own,
    series: {
      number: page,
      ...(page > 1 && { previous: pagePath(page - 1) }),
      ...(page < pages && { next: pagePath(page + 1) }),
    },
  };
}

/** The page takes its list as data: the number of articles must not weigh on its code. */
export function Answers({ answers, place }: AnswersPage) {
  const { page } = place;
  const later = page > 1 && {
    heading: laterPages.title(page),
    breadcrumb: [...answersHub.breadcrumb, { label: laterPages.name(page), to: pagePath(page) }],
  };
  return (
    <>
      <AnswersHub {...answersHub} {...later} answers={answers} place={place} />
      <CallToAction {...answersCall} />
    </>
  );
}
