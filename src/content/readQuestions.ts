import type { Effect } from '../reader/types.ts';

/** A question whose answer changes the list. */
export interface ReadQuestion {
  readonly id: string;
  /** The fact in a word or two. */
  readonly name: string;
  readonly question: string;
  readonly options: readonly {
    readonly id: string;
    readonly label: string;
    /** Default: it changes nothing. */
    readonly adds?: Effect;
  }[];
}

/** One for each fact that the reader can tell is missing. */
export const readQuestions: readonly ReadQuestion[] = [
  {
    id: 'deal-size',
    name: 'Deal size',
    question: 'What is a typical first contract worth in a year?',
    options: [
      {
        id: 'small',
        label: 'Under $10,000',
        adds: { 'product-demonstration': 2, 'pipeline-discipline': 2 },
      },
      {
        id: 'medium',
        label: '$10,000 to $100,000',
        adds: { 'discovery-depth': 2, 'business-case': 2 },
      },
      {
        id: 'large',
        label: 'Over $100,000',
        adds: { 'business-case': 4, 'multi-threading': 3 },
      },
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

/** What was pressed, as what it adds. */
export const effectsOf = (
  questions: readonly ReadQuestion[],
  answers: Readonly<Record<string, string>>,
): Effect[] =>
  questions.flatMap(
    ({ id, options }) => options.find((option) => option.id === answers[id])?.adds ?? [],
  );
