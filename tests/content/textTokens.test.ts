import { describe, expect, it } from 'vitest';
import { pressKit } from '../../src/content/press.ts';
import { site } from '../../src/content/site.ts';
import { withSiteValues } from '../../src/content/textTokens.ts';

describe('the site’s own values in texts', () => {
  it('take the place of their tokens, however deep', () => {
    const content = { list: ['{product}', { text: 'Write to {email} about {domain}.' }], count: 2 };
    expect(withSiteValues(content)).toEqual({
      list: [site.product, { text: `Write to ${site.email} about ${site.domain}.` }],
      count: 2,
    });
  });

  it('leave other braces alone', () => {
    expect(withSiteValues('/answers/{search_term}')).toBe('/answers/{search_term}');
  });
});

describe('the texts for the press', () => {
  it.each([
    [0, 50],
    [1, 100],
  ])('text %i has %i words', (index, words) => {
    // Counts the product as one word and the city as two, as in the shipped site.json, whatever it says now.
    const text = pressKit.texts[index]?.text
      .replaceAll(site.product, 'one')
      .replaceAll(site.city, 'two words');
    expect(text?.split(/\s+/)).toHaveLength(words);
  });
});
