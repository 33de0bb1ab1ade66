import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { logoSvg, symbolSvg, versions, wordmarkSize } from '../../scripts/brand/logos.ts';
import { outline } from '../../scripts/brand/wordmark.ts';
import { site } from '../../src/content/site.ts';

const { product } = site;
const drawn = (name: string): string => readFileSync(`public/brand/${name}.svg`, 'utf8');

describe('the drawings in public/brand', () => {
  it.each(Object.entries(versions))(
    'with the suffix "%s" are what the symbol, the palette and the name make',
    async (suffix, version) => {
      const words = await outline(product, wordmarkSize);
      expect(drawn(`logo${suffix}`)).toBe(logoSvg(product, version, words));
      expect(drawn(`symbol${suffix}`)).toBe(symbolSvg(product, version));
    },
  );
});

it('a name of two words can be outlined', async () => {
  expect((await outline('Gauge Lab', wordmarkSize)).width).toBeGreaterThan(wordmarkSize);
});
