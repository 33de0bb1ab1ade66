import type { LinkItem } from '../primitives/Link/Link.tsx';
import type { CostlyReason } from '../reader/types.ts';
import { sources } from './sources.ts';

/** Why words keep candidates from applying. */
export interface CostlyReasonText {
  readonly heading: string;
  readonly reason: string;
  readonly source: LinkItem;
}

const from = ({ label, url }: { readonly label: string; readonly url: string }): LinkItem => ({
  label,
  to: url,
});

/** The reasons by the id that the reader gives them, each with its source. */
export const costlyReasons: Readonly<Record<CostlyReason, CostlyReasonText>> = {
  years: {
    heading: 'Years of experience',
    reason:
      'Years say little about performance: an average correlation of .07 in a 2022 review. They also turn away people who learned the job in fewer. Name what those years should have taught.',
    source: from(sources.sackett2022),
  },
  age: {
    heading: 'Words about age',
    reason:
      'US rules on age discrimination name “young”, “college student” and “recent college graduate” as terms that a job notice may not hold unless an exception applies.',
    source: from(sources.ageNotices),
  },
  'native-speaker': {
    heading: 'Native speaker',
    reason:
      'It asks where somebody grew up. The EEOC allows a language requirement only as far as the job needs it, so name the task: clear emails to customers, calls in English.',
    source: from(sources.eeocNationalOrigin),
  },
  gendered: {
    heading: 'Words that sound like a man’s job',
    reason:
      'In experiments of 2011, women found job advertisements with more masculine wording less appealing: they expected not to belong, whatever their skill.',
    source: from(sources.gaucher2011),
  },
  violent: {
    heading: 'War and winning at any price',
    reason:
      'A 2011 study of job advertisements counts words such as “dominate” as masculine. They also say little about the work: name what a good week looks like.',
    source: from(sources.gaucher2011),
  },
  'long-list': {
    heading: 'More than twelve requirements',
    reason:
      'Asked why they had not applied for a job, over 1,000 professionals most often said that without the qualifications they would not be hired. Keep what a new rep needs in the first weeks and would not be taught.',
    source: from(sources.mohr2014),
  },
  pay: {
    heading: 'No pay named',
    reason:
      'Several US states ask for a pay range in the posting, among them New York for employers of four or more. Ask your counsel which apply where your candidates live.',
    source: from(sources.newYorkPay),
  },
};
