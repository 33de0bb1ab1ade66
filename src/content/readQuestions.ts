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

/** One for each fact; those that matter most to the list come first. */
export const readQuestions: readonly ReadQuestion[] = [
  {
    id: 'motion',
    name: 'Motion',
    question: 'Where do most first meetings come from?',
    options: [
      { id: 'outbound', label: 'The rep finds them' },
      { id: 'inbound', label: 'Buyers come to us' },
      { id: 'partner', label: 'Partners' },
      { id: 'expansion', label: 'Customers we have' },
    ],
  },
  {
    id: 'buyers',
    name: 'Buyers',
    question: 'How many people must agree?',
    options: [
      { id: 'one', label: 'One' },
      { id: 'few', label: 'Two or three' },
      { id: 'many', label: 'Four or more' },
    ],
  },
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
    id: 'quota',
    name: 'Quota',
    question: 'What is the rep measured on?',
    options: [
      { id: 'revenue', label: 'Revenue' },
      { id: 'meetings', label: 'Meetings' },
      { id: 'team', label: 'A team’s number' },
      { id: 'renewals', label: 'Renewals' },
    ],
  },
  {
    id: 'territory',
    name: 'Territory',
    question: 'Who chooses the accounts?',
    options: [
      { id: 'named', label: 'A named list' },
      { id: 'region', label: 'A region' },
      { id: 'open', label: 'Open to all' },
    ],
  },
  {
    id: 'team',
    name: 'Team',
    question: 'Whom does the rep work with?',
    options: [
      { id: 'alone', label: 'Works alone' },
      { id: 'supported', label: 'Has SDRs or engineers' },
      { id: 'leads', label: 'Leads people' },
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
