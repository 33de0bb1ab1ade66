import { expect, test } from 'vitest';
import {
  decisionRuleOf,
  find,
  liveInterviewsOf,
  questionsOf,
} from '../../src/content/hiringFiles/derive.ts';
import { hiringFiles } from '../../src/content/hiringFiles/hiringFiles.ts';
import type { HiringFile } from '../../src/content/hiringFiles/types.ts';
import { pages } from './site.ts';

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** Hiring file that a page shows: the one named at the end of its address, else the account executive's. */
const fileOf = (path: string): HiringFile =>
  hiringFiles.find((file) => file.path !== '' && path.endsWith(`/${file.path}`)) ??
  find(hiringFiles, ({ path: own }) => own === '', 'first file');

const contextOf = (file: HiringFile, label: string): string =>
  find(file.role.context, (fact) => fact.label === label, label).value;

const minutesOf = (file: HiringFile, stage: string): number =>
  find(file.stages, ({ id }) => id === stage, stage).minutes;

type Value = string | number | ((file: HiringFile) => unknown);

/**
 * Facts that pages repeat in sentences of their own, each with the only value allowed. If a number is
 * changed in one place, the test fails for every page that still has the old one.
 */
const facts: readonly (readonly [said: RegExp, value: Value])[] = [
  // The example: its stages, their minutes, its test, its rule and its deals.
  [/process in (\w+) stages/g, (file) => words[file.stages.length]],
  [/(\d+)-minute screen/g, (file) => minutesOf(file, 'screen')],
  [/(\d+)-minute (?:proof )?test/g, (file) => minutesOf(file, 'proof-test')],
  [
    /(?:AI tools\. You have|candidate: “You have) (\d+) minutes/g,
    (file) => minutesOf(file, 'proof-test'),
  ],
  [/two structured interviews (?:of |\()(\d+) minutes/gi, (file) => minutesOf(file, 'interview')],
  [/(\d+)-minute role-play/g, (file) => minutesOf(file, 'role-play')],
  [/take about (\d+) minutes, and candidates get \d+/g, (file) => file.proofTest.workMinutes],
  [/take about \d+ minutes, and candidates get (\d+)/g, (file) => minutesOf(file, 'proof-test')],
  [/The test has (\w+) questions/g, (file) => words[questionsOf(file)]],
  [
    /at least (\w+ of the \w+) answers reach/g,
    (file) => `three of the ${words[file.proofTest.questionsEach]}`,
  ],
  [/with (\w+) live interviews each/g, (file) => words[liveInterviewsOf(file)]],
  // Eight candidates are screened; only four finalists have the other live interviews.
  [/four finalists [^.:]+: (\d+)/g, (file) => 8 + 4 * (liveInterviewsOf(file) - 1)],
  [/interviews each would take (\d+)/g, (file) => 8 * liveInterviewsOf(file)],
  [/(No offer below [^.]+\.)/g, (file) => decisionRuleOf(file)[0]],
  [/example’s (\$[\d,]+) and/g, (file) => /\$[\d,]+/.exec(contextOf(file, 'Contract value'))],
  [/Hire at level (\d)/g, 3],
  [/(\d+)-minute debrief/g, 20],
  [/debriefs? (?:of|to) (\d+) minutes/g, 20],
  [/(\d+)-day (?:free )?trial/g, 7],
  // Laws, and the day when they were checked.
  [/California[^.]*? (\w+) years/g, 'four'],
  [/Colorado[^.]*? (?:for|asks for) (\w+)(?: years)?(?: from|\.)/g, 'three'],
  [/Colorado[^.]*?\b(\w+ \d+, 2027)/g, 'January 1, 2027'],
  [/tools put into use from (\w+ \d+, 2027)/g, 'October 1, 2027'],
  [
    /(?:duties for (?:these systems|them|recruitment tools)[^.]*?|Applies from )(\w+ \d+, 2027)/g,
    'December 2, 2027',
  ],
  [/(?:prohibited|ban[^.]*? applied) since (\w+ \d+, \d+)/g, 'February 2, 2025'],
  [/(?:[Aa]s of|checked on) (\w+ \d+, \d+)/g, 'November 23, 2026'],
  [/(\d+) business days/g, 10],
];

/** Pages that list the parts of the role-play, with the pattern that finds the minutes of each part. */
const rolePlayParts = [
  { path: '/answers/sales-roleplay-interview-scoring', said: /^(?!After).* (\d+) minutes\.$/gm },
  {
    path: '/answers/saas-ae-interview-process',
    said: /(\d+)(?: minutes)? (?:in the scene|to talk it through|for questions)/g,
  },
];

test.each(rolePlayParts)('the parts of the role-play on $path take its minutes', (parts) => {
  const { text } = find(pages, ({ path }) => path === parts.path, parts.path);
  const minutes = [...text.matchAll(parts.said)].map(([, found]) => Number(found));
  expect(minutes).toHaveLength(4);
  expect(minutes.reduce((sum, part) => sum + part, 0)).toBe(
    minutesOf(fileOf(parts.path), 'role-play'),
  );
});

test.each(facts)('pages that say %s agree', (said, value) => {
  const told = pages.flatMap(({ path, text }) =>
    [...text.matchAll(said)].map(([, found]) => ({ path, found })),
  );
  expect(told.length).toBeGreaterThan(0);
  expect(told).toEqual(
    told.map(({ path }) => ({
      path,
      found: String(typeof value === 'function' ? value(fileOf(path)) : value),
    })),
  );
});
