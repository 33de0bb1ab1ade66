import type { FactId } from '../reader/types.ts';

/** What is asked where a job description does not say it. */
export interface ReadQuestion {
  readonly id: FactId;
  /** The fact in a word or two. */
  readonly name: string;
  readonly question: string;
  /** Their ids are what the reader weighs. */
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

/** One for each fact. Of others a text says too much in other words to be asked for them. */
export const readQuestions: readonly ReadQuestion[] = [
  {
    id: 'deal-size',
    name: 'Deal size',
    question: 'What is a typical first contract worth in a year?',
    options: [
      { id: 'small', label: 'Under $10,000' },
      { id: 'medium', label: '$10,000 to $100,000' },
      { id: 'large', label: 'Over $100,000' },
    ],
  },
  {
    id: 'cycle',
    name: 'Cycle',
    question: 'How long from first meeting to signature?',
    options: [
      { id: 'short', label: 'Under a month' },
      { id: 'medium', label: 'One to three months' },
      { id: 'long', label: 'Longer' },
    ],
  },
  {
    id: 'pay',
    name: 'Pay',
    question: 'Will the posting name the pay?',
    options: [
      { id: 'range', label: 'Yes, a range' },
      { id: 'later', label: 'Later' },
    ],
  },
];
