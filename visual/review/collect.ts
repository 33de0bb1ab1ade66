import type { Finding, Record, Report } from '../findings.ts';
import type { Draft, PastDecision, Review } from './model.ts';

/** What is on record for each finding that has a past, latest first. */
function historiesOf(
  findings: readonly Finding[],
  records: readonly Record[],
): Review['histories'] {
  const wanted = new Set(findings.map(({ id }) => id));
  const histories: { [finding: string]: PastDecision[] } = {};
  for (const { verdict, by, at, note, pictures } of records.toReversed())
    for (const { story, mode } of pictures) {
      const id = `${story} ${mode}`;
      if (wanted.has(id)) (histories[id] ??= []).push({ verdict, by, at, note });
    }
  return histories;
}

/** Everything that the page shows. */
export function collect(
  report: Report,
  records: readonly Record[],
  more: Pick<Review, 'reviewer' | 'stories'> & { readonly drafts: readonly Draft[] },
): Review {
  const { at, passed, findings, causes } = report;
  return { at, passed, findings, causes, histories: historiesOf(findings, records), ...more };
}

/** The script that hands the review to its page; a page opened from a folder can load nothing else. */
export function scriptOf(review: Review): string {
  // A closing tag inside a text must not end the script that the text stands in.
  return `globalThis.review = ${JSON.stringify(review).replaceAll('<', '\\u003c')};\n`;
}
