import type { LinkItem } from '../primitives/Link/Link.tsx';
import type { CostlyReason } from '../reader/types.ts';
import { sources } from './sources.ts';

/** Why some words keep candidates from applying, or a question about a fact that a posting should state. */
export interface CostlyReasonText {
  readonly heading: string;
  readonly reason: string;
  /** Default: no source, it is our own advice. */
  readonly source?: LinkItem;
}

const from = ({ label, url }: { readonly label: string; readonly url: string }): LinkItem => ({
  label,
  to: url,
});

/** The reasons by the id that the reader gives them. */
export const costlyReasons: Readonly<Record<CostlyReason, CostlyReasonText>> = {
  years: {
    heading: 'Years of experience',
    reason:
      'Years say little about performance: an average correlation of .07 in a 2022 review. Name what those years should have taught.',
    source: from(sources.sackett2022),
  },
  age: {
    heading: 'Words about age',
    reason:
      'US rules on age discrimination name “young”, “recent college graduate” and “others of a similar nature” as terms that a job notice may not hold unless an exception applies.',
    source: from(sources.ageNotices),
  },
  'native-speaker': {
    heading: 'Native speaker',
    reason:
      'It asks where somebody grew up. The EEOC allows a language requirement only as far as the job needs it, so name the task: clear emails to customers, calls in English.',
    source: from(sources.eeocNationalOrigin),
  },
  gendered: {
    heading: 'Job titles for men',
    reason:
      'US rules forbid job notices that show a preference for one sex unless the job depends on it, and “salesman” can be read as one. Write “salesperson”.',
    source: from(sources.sexNotices),
  },
  masculine: {
    heading: 'Words counted as masculine',
    reason:
      'In experiments of 2011, women found job advertisements with more such words less appealing: they expected to belong less, and not to be less able.',
    source: from(sources.gaucher2011),
  },
  slang: {
    heading: 'Slang and fighting words',
    reason:
      'Our advice: say what a good week looks like. These words tell candidates little about the work.',
  },
};

/** Questions about facts that the reader has not found. It may have missed them, so they claim nothing. */
export const factQuestions = {
  pay: {
    heading: 'Is the pay in the posting?',
    reason:
      'Several US states require a pay range in the posting, among them New York for employers of four or more.',
    source: from(sources.newYorkPay),
  },
  'deal-size': {
    heading: 'Is the size of a deal in the posting?',
    reason: 'It tells candidates whether they have sold like this before.',
  },
} satisfies Record<string, CostlyReasonText>;
