/** The pages that visitors share after /score: one for each possible result. */
import type { ReceiptWords } from '../illustrations/Receipt/Receipt.tsx';
import type { PageHeaderProps } from '../sections/PageHeader/PageHeader.tsx';
import { ways } from './ways.ts';

const rounds = 5;

/** What the page of a result shows; `agreed` is the number of levels that matched. */
export const scoreMatched = (agreed: number) => ({
  header: {
    breadcrumb: [
      { label: 'Home', to: '/' },
      { label: 'Score this answer', to: '/score' },
      { label: 'A result' },
    ],
    heading: `Someone matched ${agreed} of ${rounds}`,
    lead: 'Five sample answers, four levels. How many would you match?',
    actions: { other: ways.score },
  } satisfies PageHeaderProps,
  receipt: {
    title: `${rounds} answers`,
    lines: [
      { term: 'Matched our score', detail: `${agreed}` },
      { term: 'A level or more off', detail: `${rounds - agreed}` },
    ],
  } satisfies ReceiptWords,
  meta: {
    title: `Matched ${agreed} of ${rounds} interview answers`,
    description: `Someone matched ${agreed} of ${rounds} levels of sample sales interview answers. Score five and compare.`,
    indexed: false,
    hasPicture: true,
  },
});
