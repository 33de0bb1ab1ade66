import { describe, expect, test } from 'vitest';
import { articles } from './articles.ts';
import { sentencesOf, wordsOf } from './reading.ts';
import { pages } from './site.ts';

/** A turn of phrase that tires readers, with how often the whole site may use it. */
const phrases = [
  { name: 'words of our own for the example', pattern: /\bhiring file\b/gi, limit: 0 },
  { name: 'the same words twice running', pattern: /\b(\w+ \w+ \w+),? \1\b/gi, limit: 0 },
  { name: '“stand(s)” for “is”', pattern: /\bstands?\b(?! alone)/gi, limit: 4 },
  { name: '“instead of”', pattern: /\binstead of\b/gi, limit: 4 },
  { name: '“never”', pattern: /\bnever\b/gi, limit: 2 },
  {
    name: '“, not a/the/one …” at the end',
    pattern: /, not (?:an?|the|one|for|from|by)\b[^.]*\./gi,
    limit: 6,
  },
  {
    name: '“It is/does not … It is/does …”',
    pattern: /\b(?:is|does|are) not [^.]*\. (?:It|They) (?:is|are|does)\b/g,
    limit: 4,
  },
] as const;

/** The sentence that keeps the product in its place, and is tiring when it is on every page. */
const decide =
  /\b(?:people|a person|your (?:hiring )?team|the hiring (?:team|manager)) (?:decides?|makes? (?:the|each) (?:hiring )?decision)/gi;

/** Contracts say what they must; they are counted apart. */
const contracts = new Set(['/terms', '/privacy', '/security']);
const copy = pages
  .filter(({ path }) => !contracts.has(path))
  .map(({ text }) => text)
  .join('\n');

describe('turns of phrase', () => {
  test.each(phrases)('$name is used at most $limit times', ({ pattern, limit }) => {
    expect(copy.match(pattern)?.length ?? 0).toBeLessThanOrEqual(limit);
  });

  test('few sentences turn on “not”', () => {
    const sentences = sentencesOf(copy).filter((sentence) => wordsOf(sentence).length > 4);
    const negative = sentences.filter((sentence) =>
      /\b(?:not|never|nobody|no one|cannot)\b/i.test(sentence),
    );
    const share = negative.length / sentences.length;
    expect(share).toBeLessThanOrEqual(0.09);
  });

  test('“People decide” and its kin are said at most 6 times, drawings and samples apart', () => {
    const said = pages
      .filter(({ path }) => !contracts.has(path) && !/^\/(?:samples|demo-embed)/.test(path))
      .flatMap(({ path, assertions }) =>
        [...assertions.matchAll(decide)].map(([found]) => `${path}: ${found}`),
      );
    expect(said.length, said.join('; ')).toBeLessThanOrEqual(6);
  });
});

const abbreviations = [
  { short: 'ACV', long: /annual contract value/i },
  { short: 'BDR', long: /business development rep/i },
  { short: 'ICP', long: /ideal customer profile/i },
  { short: 'KPI', long: /key performance indicator/i },
  { short: 'SDR', long: /sales development rep/i },
  { short: 'SJT', long: /situational judgment test/i },
  { short: 'ATS', long: /applicant tracking/i },
  { short: 'AE', long: /account executive/i },
  { short: 'CRM', long: /customer (?:relationship|database)/i },
] as const;

/** Abbreviations that a text uses and does not write out. */
const unexplained = (text: string): string[] =>
  abbreviations
    .filter(({ short, long }) => new RegExp(`\\b${short}s?\\b`).test(text) && !long.test(text))
    .map(({ short }) => short);

/** A text without the titles of articles, which pages list as links, and the names of roles to choose. */
const withoutLabels = (text: string): string =>
  articles.reduce((rest, { title }) => rest.replaceAll(title, ''), text).replace(/^SDR$/m, '');

test.each(pages)('$path writes out its abbreviations once', ({ assertions }) => {
  expect(unexplained(withoutLabels(assertions))).toEqual([]);
});

test('articles say in one place what they do not prove', () => {
  for (const { slug, sections } of articles)
    expect(
      sections.filter(({ heading }) => /does not prove/i.test(heading)),
      slug,
    ).toHaveLength(1);
});
