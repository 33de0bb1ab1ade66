import type { AnswersHubProps } from '../sections/AnswersHub/AnswersHub.tsx';

export const answersHub = {
  breadcrumb: [
    { label: 'Home', to: '/' },
    { label: 'Answers', to: '/answers' },
  ],
  heading: 'Answers about hiring salespeople',
  lead: 'Free guides to the parts of a sales hiring process. Each works through an example, names its sources and says what it does not prove.',
  count: (articles) => (articles === 1 ? '1 article' : `${articles} articles`),
  facts: ({ kind, minutes, sourceCount }) =>
    [
      kind,
      `${minutes} min`,
      ...(sourceCount === 0 ? [] : [sourceCount === 1 ? '1 source' : `${sourceCount} sources`]),
    ].join(', '),
  search: { label: 'Search the answers', badge: 'Coming soon' },
  more: {
    label: (count) => `+${count} more`,
    of: (title) => `key points of “${title}”`,
  },
} satisfies Omit<AnswersHubProps, 'answers'>;
