import { describe, expect, test } from 'vitest';
import { articles } from './articles.ts';
import { sentencesOf, wordsOf } from './reading.ts';

test('there are ten articles, each under a slug of its own', () => {
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(10);
});

const isDate = (date: string | undefined): boolean =>
  date !== undefined && new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);

describe.each(articles)('$slug', (article) => {
  const { body, cited, keyPoints, links, sections, sources, summary } = article;

  test('has a body of 900 to 1,500 words', () => {
    const count = wordsOf(body).length;
    expect(count).toBeGreaterThanOrEqual(900);
    expect(count).toBeLessThanOrEqual(1500);
  });

  test('opens with a summary of 60 to 90 words', () => {
    const count = wordsOf(summary).length;
    expect(count).toBeGreaterThanOrEqual(60);
    expect(count).toBeLessThanOrEqual(90);
  });

  test('has four to six key points, each of 25 to 45 words', () => {
    expect(keyPoints.length).toBeGreaterThanOrEqual(4);
    expect(keyPoints.length).toBeLessThanOrEqual(6);
    for (const point of keyPoints) {
      expect(wordsOf(point).length, point).toBeGreaterThanOrEqual(25);
      expect(wordsOf(point).length, point).toBeLessThanOrEqual(45);
    }
  });

  test('has key points that stand alone: none leans on the one before', () => {
    for (const point of keyPoints)
      expect(point).not.toMatch(/^(?:It|They|This|These|But|So|And)\b/);
  });

  test('leads on by two to four links of the site', () => {
    expect(links.length).toBeGreaterThanOrEqual(2);
    expect(links.length).toBeLessThanOrEqual(4);
    expect(new Set(links).size).toBe(links.length);
    expect(links).not.toContain(`/answers/${article.slug}`);
  });

  test('cites only sources that it lists, and every one of them', () => {
    expect(sources.length).toBeGreaterThan(0);
    expect(cited.toSorted((a, b) => a - b)).toEqual(sources.map((_source, index) => index + 1));
  });

  test('lists sources with an address that a reader can open', () => {
    for (const { label, url } of sources) {
      expect(new URL(url).protocol, label).toBe('https:');
      expect(label.length).toBeGreaterThan(10);
    }
  });

  test('says what it does not prove', () => {
    const headings = sections.map(({ heading }) => heading).join('\n');
    expect(headings).toMatch(/does not (?:prove|show|tell)|doesn’t prove|cannot (?:prove|tell)/i);
  });

  test('has headings of its own, and tables without a gap', () => {
    expect(new Set(sections.map(({ heading }) => heading)).size).toBe(sections.length);
    for (const { table } of sections)
      for (const row of table?.rows ?? []) expect(row).toHaveLength(table?.columns.length ?? 0);
  });

  test('says what a correlation is wherever it prints one', () => {
    if (/\.42\b/.test(body)) expect(body).toMatch(/\b18%/);
  });

  test('is dated, and no change lies before the publication', () => {
    expect(isDate(article.datePublished)).toBe(true);
    expect(isDate(article.dateModified)).toBe(true);
    expect((article.dateModified ?? '') >= (article.datePublished ?? '')).toBe(true);
  });

  test('has no sentence that nobody can follow', () => {
    for (const sentence of sentencesOf(article.prose))
      expect(wordsOf(sentence).length, sentence).toBeLessThanOrEqual(45);
  });
});
