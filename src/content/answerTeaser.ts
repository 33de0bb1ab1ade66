import type { AnswerTeaserProps } from '../sections/AnswerTeaser/AnswerTeaser.tsx';

/**
 * The first answer of /score, which visitors can score on the home page already. Copied, so that the home
 * page does not load the whole example; a test checks that both are equal.
 */
export const answerTeaser = {
  heading: 'Score this answer',
  lead: 'A mid-market AE candidate, on discovery depth. Pick the level the answer matches, then see our score.',
  question: 'A controller says: “Our approvals take nine days.” What do you say?',
  answer:
    '“Nine days is long. When an invoice is late because of that, do you lose the early-payment discount? And how much was that last quarter? Thank you. Then tell me about your approval rules.”',
  levels: [
    { level: 1, label: 'Pitches before asking.', to: '/score#s=1&printed' },
    {
      level: 2,
      label: 'Finds a problem, but not its cost.',
      to: '/score#s=2&printed',
    },
    { level: 3, label: 'Follows one problem to its cost.', to: '/score#s=3&printed' },
    {
      level: 4,
      label: 'Asks what the problem costs, what waiting costs, and who pays.',
      to: '/score#s=4&printed',
    },
  ],
} satisfies AnswerTeaserProps;
