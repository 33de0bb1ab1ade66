import { describe, expect, test } from 'vitest';
import { glossaryDocument } from '../../src/content/glossary.ts';
import { articles } from './articles.ts';
import { sentencesOf, wordsOf } from './reading.ts';
import { pages } from './site.ts';

/** Turns of phrase that tire readers, each with how often the whole site may use it. */
const phrases = [
  { name: 'words of our own for the example', pattern: /\bhiring file\b/gi, limit: 0 },
  { name: 'the same words twice running', pattern: /\b(\w+ \w+ \w+),? \1\b/gi, limit: 0 },
  { name: '“stand(s)” for “is”', pattern: /\bstands?\b(?! alone|-in)/gi, limit: 4 },
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

/** Statement that people decide, not the product. It is needed, but tiring on every page. */
const decide =
  /\b(?:people|a person|your (?:hiring )?team|the hiring (?:team|manager)) (?:decides?|makes? (?:the|each) (?:hiring )?decision)/gi;

/** Pages left out here, because they need their contractual wording. */
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

/** Abbreviations that a head of sales may not know. */
const abbreviations = ['ACV', 'AE', 'ATS', 'BANT', 'BDR', 'ICP', 'KPI', 'MEDDICC', 'SDR', 'SJT'];

test('the glossary explains the abbreviations that pages use', () => {
  const used = abbreviations.filter((short) => new RegExp(`\\b${short}s?\\b`).test(copy));
  const explained = glossaryDocument.sections.map(({ heading }) => heading).join();
  expect(used.filter((short) => !explained.includes(short))).toEqual([]);
});

test('articles say in one place what they do not prove', () => {
  for (const { slug, sections } of articles)
    expect(
      sections.filter(({ heading }) => /does not prove/i.test(heading)),
      slug,
    ).toHaveLength(1);
});
