import { expect, test } from 'vitest';
import { trialPromise } from '../../src/content/trial.ts';
import { pages } from './site.ts';

/** Pages whose text has a phrase. */
const pathsWith = (phrase: RegExp): string[] =>
  pages.filter(({ text }) => phrase.test(text)).map(({ path }) => path);

test('the trial is promised in the same words wherever it is', () => {
  const promising = pages.filter(({ text }) => text.includes(trialPromise)).map(({ path }) => path);
  expect(promising).toEqual(['/pricing', '/faq', '/terms']);
  expect(pathsWith(/\brehearse the test\b/i)).toEqual(promising);
  expect(pathsWith(/your own reps|on a real role|rep who agrees|cannot run candidates/i)).toEqual(
    [],
  );
});

test.each([
  [
    'what results are not for is a term, and no condition of a call',
    /pay or promotion/i,
    ['/terms'],
  ],
  ['a debrief needs no reading beforehand', /once (?:the panel|everyone) has read/i, []],
  ['the test counts once an interviewer has asked about it', /scores as a first look/i, []],
  ['providers are named or not mentioned as unnamed', /names? on request|will name our/i, []],
  ['no page points to a list of changes that is not there', /changelog/i, []],
])('%s', (_what, phrase, paths) => {
  expect(pathsWith(phrase)).toEqual(paths);
});
