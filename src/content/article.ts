import type { ArticleProps } from '../sections/Article/Article.tsx';
import type { CallToActionProps } from '../sections/CallToAction/CallToAction.tsx';
import type { RelatedAnswersProps } from '../sections/RelatedAnswers/RelatedAnswers.tsx';
import { copyWords } from './copyWords.ts';
import { afterJoining } from './emailForm.ts';
import { waitlistLink } from './navigation.ts';

/** Words of every article's page. */
export const articlePage = {
  words: {
    updated: 'Updated',
    minutes: (minutes) => `${minutes} min read`,
    sourceCount: (count) => (count === 1 ? '1 source' : `${count} sources`),
    keyPoints: 'Key points',
    contents: 'On this page',
    join: {
      text: 'See what is behind each score.',
      action: { label: 'Join the waitlist', to: waitlistLink('answers') },
      note: '7-day free trial, no credit card now.',
    },
    sourceName: (source) => `Source ${source}`,
    sources: 'Sources',
    opened: 'Checked on',
    backToText: 'Back',
    backName: (source, place) =>
      place === 1
        ? `Back to the text that cites source ${source}`
        : `${place}: back to another place that cites source ${source}`,
    learnMore: 'Learn More',
    copy: { label: 'Copy', words: copyWords },
  },
  home: { label: 'Back to Home', to: '/' },
} satisfies Omit<ArticleProps, 'article' | 'facts' | 'breadcrumb'>;

/** Breadcrumb of an article, without the article itself. */
export const articleBreadcrumb = [
  { label: 'Home', to: '/' },
  { label: 'Answers', to: '/answers' },
] as const;

export const relatedAnswers = {
  heading: 'Related Answers',
  relations: { previous: 'Previous', next: 'Next', near: 'Also worth reading' },
} satisfies Omit<RelatedAnswersProps, 'answers'>;

/** The call to action below the index and below articles. An article's `closing` replaces its words. */
export const answersCall = {
  heading: 'Have the first draft written for you',
  text: 'The product drafts the levels, the test and the interview guides for your role. You edit them.',
  joined: afterJoining,
} satisfies CallToActionProps;
