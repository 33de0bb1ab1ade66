import { expect, test } from 'vitest';
import { hiringFiles } from '../../src/content/hiringFiles/hiringFiles.ts';
import type { HiringFile } from '../../src/content/hiringFiles/types.ts';
import { trialPromise } from '../../src/content/trial.ts';
import { pages } from './site.ts';

/** Pages whose text or description has a phrase. */
const pathsWith = (phrase: RegExp): string[] =>
  pages
    .filter(({ meta, text }) => phrase.test(`${meta.description}\n${text}`))
    .map(({ path }) => path);

test('the trial is promised in the same words wherever it is', () => {
  const promising = pages.filter(({ text }) => text.includes(trialPromise)).map(({ path }) => path);
  expect(promising).toEqual(['/pricing', '/faq', '/terms']);
  expect(pathsWith(/\brehearse the test\b/i)).toEqual(promising);
  expect(pathsWith(/your own reps|on a real role|rep who agrees|cannot run candidates/i)).toEqual(
    [],
  );
});

test('the five facts that pages list are those of an AE, and other roles may have others', () => {
  const labelsOf = ({ role }: HiringFile): string[] => role.context.map(({ label }) => label);
  const [seller, ...others] = hiringFiles.map(labelsOf);
  expect(seller).toEqual([
    'Motion',
    'Contract value',
    'Deal cycle',
    'Ideal customer',
    'Top objection',
  ]);
  const listed = pages.flatMap(({ text }) => text.match(/\bmotion, [^.;]+ and objections/g) ?? []);
  expect(new Set(listed)).toEqual(
    new Set(['motion, contract value, deal cycle, ideal customer and objections']),
  );
  expect(others).not.toContainEqual(seller);
  expect(pathsWith(/For an SDR or a leader, some are about the job itself/)).toEqual(['/faq']);
});

test.each([
  [
    'what results are not for is a term, and no condition of a call',
    /pay or promotion/i,
    ['/terms'],
  ],
  ['a debrief needs no reading beforehand', /once (?:the panel|everyone) has read/i, []],
  ['the test counts once an interviewer has asked about it', /scores as a first look/i, []],
  [
    'providers are named or not mentioned as unnamed',
    /names? on request|will name our|for (?:their|its) names?\b/i,
    [],
  ],
  [
    'some uses in New York City need an audit, and nobody is turned away for the city',
    /some uses there need a bias audit/i,
    ['/pricing', '/faq'],
  ],
  ['no page points to a list of changes that is not there', /changelog/i, []],
])('%s', (_what, phrase, paths) => {
  expect(pathsWith(phrase)).toEqual(paths);
});
