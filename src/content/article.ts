import type { ArticleProps } from '../sections/Article/Article.tsx';
import type { CallToActionProps } from '../sections/CallToAction/CallToAction.tsx';
import type { RelatedAnswersProps } from '../sections/RelatedAnswers/RelatedAnswers.tsx';
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
      text: 'Score your next sales role this way.',
      action: { label: 'Join the waitlist', to: waitlistLink('answers') },
      note: '7-day free trial, no credit card now.',
    },
    sourceName: (source) => `Source ${source}`,
    sources: 'Sources',
    opened: 'Checked on',
    unopened: 'An editor has yet to check the sources without a date.',
    backToText: 'Back to the text',
    backName: (source, place) =>
      place === 1
        ? `Back to the text that cites source ${source}`
        : `${place}: back to another place that cites source ${source}`,
    learnMore: 'Learn More',
  },
  home: { label: 'Back to Home', to: '/' },
} satisfies Omit<ArticleProps, 'article' | 'facts' | 'breadcrumb'>;

/** The way to an article. */
export const articleBreadcrumb = [
  { label: 'Home', to: '/' },
  { label: 'Answers', to: '/answers' },
] as const;

export const relatedAnswers = {
  heading: 'Related Answers',
  places: { previous: 'Previous', next: 'Next', near: 'Also worth reading' },
} satisfies Omit<RelatedAnswersProps, 'answers'>;

export const answersCall = {
  heading: 'Run this on your next sales role',
  text: 'Join the waitlist for the 7-day free trial. Bring one job description and what you know about your buyers.',
  action: { label: 'Join the waitlist', to: waitlistLink('answers') },
  note: 'No credit card now. One required field: your work email.',
} satisfies CallToActionProps;
