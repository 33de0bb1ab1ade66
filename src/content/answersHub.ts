import type { AnswersHubProps } from '../sections/AnswersHub/AnswersHub.tsx';

export const answersHub = {
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Answers' }],
  heading: 'Answers about hiring salespeople',
  lead: 'Free guides. Each has something to copy, and lists its sources.',
  count: (articles) => {
    if (articles === 0) return 'No articles yet';
    return articles === 1 ? '1 article' : `${articles} articles`;
  },
  range: (first, last, total) => `Articles ${first} to ${last} of ${total}`,
  facts: ({ kind, minutes, sourceCount }) => [
    kind,
    `${minutes} min`,
    ...(sourceCount === 0 ? [] : [sourceCount === 1 ? '1 source' : `${sourceCount} sources`]),
  ],
  search: { label: 'Search the answers', badge: 'Coming soon' },
  more: (count) => `+${count} more`,
  pager: {
    label: 'Pages of answers',
    previous: 'Previous page',
    next: 'Next page',
    page: (number) => `Page ${number}`,
  },
} satisfies Omit<AnswersHubProps, 'answers'>;

/** Name, title and description of the index pages after the first. */
export const laterPages = {
  name: answersHub.pager.page,
  title: (page: number) => `Answers, page ${page}`,
  description: (page: number, pages: number) =>
    `Page ${page} of ${pages} of our practical guides to sales hiring: interviews, tests, scoring and fair decisions, each with its sources.`,
};
