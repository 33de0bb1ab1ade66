import { expect, test } from 'vitest';
import { wordsOf } from './reading.ts';
import { pages } from './site.ts';

/** Intended number of words of each page; up to 10% more is allowed. Collapsed text counts, mock-ups do not. */
const words: Readonly<Record<string, number>> = {
  '/': 600,
  '/product': 800,
  '/how-it-works': 700,
  '/pricing': 300,
  '/demo': 200,
  '/demo-embed': 230,
  '/about': 350,
  '/contact': 130,
  '/contact/sent': 90,
  '/pricing/joined': 60,
  '/read': 700,
  // Most words are the five answers to be scored and their levels.
  '/score': 700,
  '/score/0': 60,
  '/score/1': 60,
  '/score/2': 60,
  '/score/3': 60,
  '/score/4': 60,
  '/score/5': 60,
  '/samples': 200,
  '/samples/blueprint': 1200,
  '/samples/blueprint/sdr': 1100,
  '/samples/blueprint/sales-leader': 1100,
  '/samples/evidence-pack': 800,
  '/samples/evidence-pack/sdr': 800,
  '/samples/evidence-pack/sales-leader': 800,
  '/candidates': 900,
  '/security': 900,
  '/privacy': 1500,
  '/terms': 1600,
  '/accessibility': 500,
  '/faq': 1100,
  '/glossary': 500,
  '/press': 500,
  '/answers': 700,
  '/answers/ai-hiring-laws': 1500,
  '/answers/saas-ae-interview-process': 1300,
  '/answers/top-5-sales-competencies': 1200,
  '/answers/meddicc-vs-bant': 1400,
  '/answers/sales-roleplay-interview-scoring': 1300,
  '/answers/anti-cheat-online-interviews': 1400,
  '/answers/sales-hiring-blueprint': 1200,
  '/answers/what-is-sjt-sales-hiring': 1300,
  '/answers/sales-competency-rubric': 1100,
  '/answers/ai-jd-parser-for-sales': 1100,
  '/answers/candidate-heatmap-scoring': 1100,
  '/performance': 450,
  '/brand-assets': 270,
  '/test-indexnow': 70,
  '/404': 40,
};

const count = (text: string): number => wordsOf(text).length;

test.each(pages)('$path is as long as what it is for', ({ path, assertions }) => {
  expect(count(assertions), 'Words: shorten the page, or raise its limit above and say why')
    // A tenth more than its line says.
    .toBeLessThanOrEqual((words[path] ?? 0) * 1.1);
});

test('all pages together have at most 34,000 words', () => {
  expect(pages.reduce((sum, { assertions }) => sum + count(assertions), 0)).toBeLessThanOrEqual(
    34_000,
  );
});
