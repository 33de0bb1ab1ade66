import { expect, test } from 'vitest';
import { receiptIn, scoreIn } from '../../src/content/hiringFiles/derive.ts';
import { hiringFiles } from '../../src/content/hiringFiles/hiringFiles.ts';
import { pages } from './site.ts';

const cells = hiringFiles.flatMap((file) =>
  file.candidates.flatMap(({ id }) =>
    file.competencies.map((competency) => ({
      id,
      name: competency.name.toLowerCase(),
      isRecommended: id === file.recommendation.candidate,
      score: scoreIn(file, id, competency.id),
      time: receiptIn(file, id, competency.id).time,
    })),
  ),
);
const ids = new Set<string>(cells.map(({ id }) => id));
const names = [...new Set(cells.map(({ name }) => name))].join('|');
/** Timestamps of all scores, and those that the open questions name. */
const times = new Set([
  ...cells.map(({ time }) => time),
  ...hiringFiles.flatMap(
    ({ recommendation }) => recommendation.openQuestions.join(' ').match(/\d\d:\d\d/g) ?? [],
  ),
]);

/** Score that a text may give for a competency: the named candidate's, or else the recommended one's. */
const scoreFor = (candidate: string | undefined, named = ''): number | undefined =>
  cells.find(
    ({ id, name, isRecommended }) =>
      name === named.toLowerCase() && (candidate === undefined ? isRecommended : id === candidate),
  )?.score;

/** Parts of a text that disagree with the hiring files: candidates, times, scores, scales, recordings. */
function disagreements(text: string): string[] {
  const strangers = [...text.matchAll(/\b[BSL]-\d\d\b/g)].filter(([id]) => !ids.has(id));
  const strangeTimes = [...text.matchAll(/(?<!N\.J\.A\.C\. )\b\d\d:\d\d\b/g)].filter(
    ([time]) => !times.has(time),
  );
  const scores = [
    ...text.matchAll(
      new RegExp(`\\b(?<name>${names})[: ]+(?<score>[0-9])\\b(?!\\d|[.,:%]\\d)`, 'gi'),
    ),
    ...text.matchAll(
      new RegExp(`(?<id>[BSL]-\\d\\d)’s (?<score>\\d) on (?<name>${names})\\b`, 'gi'),
    ),
  ].filter(({ groups = {} }) => scoreFor(groups['id'], groups['name']) !== Number(groups['score']));
  const scales = [
    ...text.matchAll(/\b(?:from )?1 to (?:5|7|10)\b|\bout of (?:5|10)\b|\bfive-point\b/gi),
  ];
  const recordings = [...text.matchAll(/\brecordings?\b/gi)].filter(
    ({ index }) => !/(?:no sound or video|room, no) $/i.test(text.slice(0, index)),
  );
  return [strangers, strangeTimes, scores, scales, recordings]
    .flat()
    .map(
      ({ 0: found, index }) => `${found} in …${text.slice(Math.max(0, index - 30), index + 40)}…`,
    );
}

/** Pages that may speak of recordings: they mean videos of the product, which are in progress. */
const withRecordings = new Set(['/demo']);

test.each(pages)('$path agrees with the hiring file', ({ path, text }) => {
  const words = withRecordings.has(path) ? text.replaceAll(/\brecordings?\b/gi, '') : text;
  expect(disagreements(words)).toEqual([]);
});
