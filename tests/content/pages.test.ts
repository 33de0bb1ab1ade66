import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { create } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { site } from '../../src/content/site.ts';
import { bannedWords } from './bannedWords.ts';
import { elementsOf } from './html.ts';
import { pages } from './site.ts';

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

const fonts = ['schibsted-grotesk', 'geist-mono'].map((name) =>
  create(readFileSync(resolve(import.meta.dirname, `../../src/design/fonts/${name}.woff2`))),
);

/** Whether both faces draw a sign; another font would step in for it, in other metrics. */
const isCarried = (sign: string): boolean =>
  fonts.every(
    (font) => 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
  );

test('the faces draw the signs of plain copy, and no others', () => {
  expect(Array.from('Az09 $%&’“”–—…•×−·©').filter((sign) => !isCarried(sign))).toEqual([]);
  expect(Array.from('→✓é').filter(isCarried)).toEqual([]);
});

test('no two pages share a title', () => {
  expect(repeated(pages.map(({ meta }) => meta.title))).toEqual([]);
});

test('no two pages share a description', () => {
  expect(repeated(pages.map(({ meta }) => meta.description))).toEqual([]);
});

describe.each(pages)('$path', ({ path, meta, body, text }) => {
  test('has a title that search results show whole', () => {
    expect(`${meta.title} | ${site.product}`.length).toBeLessThanOrEqual(60);
    expect(meta.title).not.toMatch(/[.|]$/);
  });

  test('has a description of the right length', () => {
    const least = path.startsWith('/answers/') ? 120 : 70;
    expect(meta.description.length).toBeGreaterThanOrEqual(least);
    expect(meta.description.length).toBeLessThanOrEqual(155);
  });

  test('has one first-level heading, and skips no level below it', () => {
    const levels = elementsOf(body)
      .flatMap(({ tag }) => /^h([1-6])$/.exec(tag)?.[1] ?? [])
      .map(Number);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skipped).toEqual([]);
  });

  test('uses every id once', () => {
    const ids = elementsOf(body).flatMap(({ attributes }) => attributes.get('id') ?? []);
    expect(repeated(ids)).toEqual([]);
  });

  test('leaves no token unfilled', () => {
    expect(text).not.toMatch(/\{\w+\}|\bundefined\b|\bNaN\b|\[object|lorem ipsum|TODO/i);
  });

  test('uses no word that says nothing or promises too much', () => {
    const escaped = bannedWords.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    // Lighthouse names one of its categories with two of them.
    const ownWords = path === '/performance' ? text.replaceAll('Best practices', '') : text;
    const found = ownWords.match(new RegExp(`\\b(?:${escaped.join('|')})\\w*`, 'gi')) ?? [];
    expect(found).toEqual([]);
  });

  test('has all of its signs in the fonts', () => {
    expect([...new Set(text)].filter((sign) => sign !== '\n' && !isCarried(sign))).toEqual([]);
  });
});
