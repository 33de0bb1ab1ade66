import { answersCall } from '../content/article.ts';
import { answersHub } from '../content/answersHub.ts';
import { AnswersHub, type AnswersHubProps } from '../sections/AnswersHub/AnswersHub.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  path: '/answers',
  title: 'Answers about hiring salespeople',
  description:
    'Practical guides to sales hiring: blueprints, rubrics, situational judgment tests, role-plays, scoring and fair online tests, each with its sources.',
  breadcrumb: [{ name: 'Answers', path: '/answers' }],
} satisfies PageMeta;

/** The page takes its list as data: the number of articles must not weigh on its code. */
export function Answers({ answers }: Pick<AnswersHubProps, 'answers'>) {
  return (
    <>
      <AnswersHub {...answersHub} answers={answers} />
      <CallToAction {...answersCall} />
    </>
  );
}
