import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { create } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { bannedWords } from './bannedWords.ts';
import { pages } from './site.ts';

const fonts = ['schibsted-grotesk', 'geist-mono'].map((name) =>
  create(readFileSync(resolve(import.meta.dirname, `../../src/design/fonts/${name}.woff2`))),
);

/** Whether both typefaces have the character. Otherwise another font draws it, with other metrics. */
const isCarried = (sign: string): boolean =>
  fonts.every(
    (font) => 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
  );

test('the faces draw the signs of plain copy, and no others', () => {
  expect(Array.from('Az09 $%&’“”–—…•×−·©').filter((sign) => !isCarried(sign))).toEqual([]);
  expect(Array.from('→✓é').filter(isCarried)).toEqual([]);
});

describe.each(pages)('$path', ({ path, meta, text }) => {
  test('has a title without a full stop, and an article a description that fills its place', () => {
    expect(meta.title).not.toMatch(/[.|]$/);
    if (path.startsWith('/answers/')) expect(meta.description.length).toBeGreaterThanOrEqual(120);
  });

  test('leaves no token unfilled', () => {
    expect(text).not.toMatch(/\{\w+\}|\bundefined\b|\bNaN\b|\[object|lorem ipsum|TODO/i);
  });

  test('uses no word that says nothing or promises too much', () => {
    const escaped = bannedWords.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    // "Best practices" is banned, but here it is the name of a Lighthouse category.
    const ownWords = path === '/performance' ? text.replaceAll('Best practices', '') : text;
    const found = ownWords.match(new RegExp(`\\b(?:${escaped.join('|')})\\w*`, 'gi')) ?? [];
    expect(found).toEqual([]);
  });

  test('has all of its signs in the fonts', () => {
    expect([...new Set(text)].filter((sign) => sign !== '\n' && !isCarried(sign))).toEqual([]);
  });
});
