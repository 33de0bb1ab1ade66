import { describe, expect, test } from 'vitest';
import {
  candidateMinutesOf,
  decisionRuleOf,
  find,
  inHours,
  liveInterviewsOf,
  questionsOf,
  teamMinutesOf,
} from '../../src/content/hiringFiles/derive.ts';
import { hiringFiles } from '../../src/content/hiringFiles/hiringFiles.ts';
import type { HiringFile } from '../../src/content/hiringFiles/types.ts';
import { pages } from './site.ts';

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** The example that a page shows: that of its address, or the account executive's. */
const fileOf = (path: string): HiringFile =>
  hiringFiles.find((file) => file.path !== '' && path.endsWith(`/${file.path}`)) ??
  find(hiringFiles, ({ path: own }) => own === '', 'first file');

const contextOf = (file: HiringFile, label: string): string =>
  find(file.role.context, (fact) => fact.label === label, label).value;

const minutesOf = (file: HiringFile, stage: string): number =>
  find(file.stages, ({ id }) => id === stage, stage).minutes;

/**
 * What pages say in sentences of their own, with the one value it may have. A number that is changed
 * in one place fails here on every page that still says the other.
 */
const facts = [
  {
    name: 'minutes of the screen',
    said: /(\d+)-minute screen/g,
    value: (file: HiringFile) => minutesOf(file, 'screen'),
  },
  {
    name: 'minutes of the test',
    said: /(\d+)-minute (?:proof )?test/g,
    value: (file: HiringFile) => minutesOf(file, 'proof-test'),
  },
  {
    name: 'minutes that the test gives',
    said: /(?:AI tools\. You have|candidate: “You have) (\d+) minutes/g,
    value: (file: HiringFile) => minutesOf(file, 'proof-test'),
  },
  {
    name: 'minutes of each interview',
    said: /two structured interviews (?:of |\()(\d+) minutes/gi,
    value: (file: HiringFile) => minutesOf(file, 'interview'),
  },
  {
    name: 'minutes of the role-play',
    said: /(\d+)-minute role-play/g,
    value: (file: HiringFile) => minutesOf(file, 'role-play'),
  },
  {
    name: 'what the test takes',
    said: /take about (\d+) minutes, and candidates get \d+/g,
    value: (file: HiringFile) => file.proofTest.workMinutes,
  },
  {
    name: 'what candidates get for it',
    said: /take about \d+ minutes, and candidates get (\d+)/g,
    value: (file: HiringFile) => minutesOf(file, 'proof-test'),
  },
  {
    name: 'time of the candidate',
    said: /(\d+ hours? \d+ minutes) (?:in all|of the candidate)/g,
    value: (file: HiringFile) => inHours(candidateMinutesOf(file)),
  },
  {
    name: 'time of the team',
    said: /(\d+ hours? \d+ minutes) of your team/g,
    value: (file: HiringFile) => inHours(teamMinutesOf(file)),
  },
  {
    name: 'questions of the test',
    said: /The test has (\w+) questions/g,
    value: (file: HiringFile) => words[questionsOf(file)],
  },
  {
    name: 'answers that make a score',
    said: /at least (\w+ of the \w+) answers reach/g,
    value: (file: HiringFile) => `three of the ${words[file.proofTest.questionsEach]}`,
  },
  { name: 'live interviews', said: /all have (\d+) live interviews/g, value: liveInterviewsOf },
  {
    name: 'the rule',
    said: /(No offer below [^.]+\.)/g,
    value: (file: HiringFile) => decisionRuleOf(file)[0],
  },
  {
    name: 'contract value',
    said: /is worth (\$[\d,]+ a year)/g,
    value: (file: HiringFile) => contextOf(file, 'Contract value'),
  },
  {
    name: 'days of a deal',
    said: /(?:runs about|run a) (\d+)[ -]day/g,
    value: (file: HiringFile) => /\d+/.exec(contextOf(file, 'Deal cycle')),
  },
  { name: 'the level to hire at', said: /Level (\d) is the level to hire at/g, value: 3 },
  { name: 'minutes of the debrief', said: /(\d+)-minute debrief/g, value: 20 },
  { name: 'minutes of a debrief', said: /debriefs? (?:of|to) (\d+) minutes/g, value: 20 },
  { name: 'days of the trial', said: /(\d+)-day (?:free )?trial/g, value: 7 },
  { name: 'years of records in California', said: /California[^.]*? (\w+) years/g, value: 'four' },
  {
    name: 'years of records in Colorado',
    said: /Colorado[^.]*? (?:for|asks for) (\w+)(?: years)?(?: from|\.)/g,
    value: 'three',
  },
  {
    name: 'start of Colorado’s law',
    said: /Colorado[^.]*?\b(\w+ \d+, 2027)/g,
    value: 'January 1, 2027',
  },
  {
    name: 'start of Connecticut’s notices',
    said: /Connecticut[^.]*?notices on (\w+ \d+, 2027)/g,
    value: 'October 1, 2027',
  },
  {
    name: 'start of the EU’s duties',
    said: /(?:duties for (?:these systems|them|recruitment tools)[^.]*?|Applies from )(\w+ \d+, 2027)/g,
    value: 'December 2, 2027',
  },
  {
    name: 'start of the EU’s ban on inferring emotions',
    said: /(?:prohibited|ban[^.]*? applied) since (\w+ \d+, \d+)/g,
    value: 'February 2, 2025',
  },
  {
    name: 'day on which the laws were looked up',
    said: /(?:[Aa]s of|checked on) (\w+ \d+, \d+)/g,
    value: 'November 23, 2026',
  },
  { name: 'notice in New York City', said: /(\d+) business days/g, value: 10 },
  { name: 'days to an answer from us', said: /within (\w+) business days/g, value: 'five' },
] as const;

/** What a candidate does in the role-play, with its minutes. */
const rolePlayParts = [
  { path: '/answers/sales-roleplay-interview-scoring', said: /^(?!After).* (\d+) minutes\.$/gm },
  {
    path: '/answers/saas-ae-interview-process',
    said: /(\d+)(?: minutes)? (?:to read the brief|in the scene|to talk it through|for questions)/g,
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

describe('each page that tells', () => {
  test.each(facts)('$name tells the same', ({ said, value }) => {
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
});
