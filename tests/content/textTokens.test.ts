import { describe, expect, it } from 'vitest';
import { brandAssets } from '../../src/content/brandAssets.ts';
import { faq } from '../../src/content/faq.ts';
import { pressKit } from '../../src/content/press.ts';
import { privacyDocument } from '../../src/content/privacy.ts';
import { securityDocument } from '../../src/content/security.ts';
import { site } from '../../src/content/site.ts';
import { termsDocument } from '../../src/content/terms.ts';
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

  it.each(
    Object.entries({
      brandAssets,
      faq,
      pressKit,
      privacyDocument,
      securityDocument,
      termsDocument,
    }),
  )('leave no token in %s', (_, content) => {
    expect(JSON.stringify(content)).not.toMatch(/\{(?:product|email|domain|founder)\}/);
  });
});

describe('the texts for the press', () => {
  it.each([
    [0, 50],
    [1, 100],
  ])('text %i has %i words', (index, words) => {
    // As the shipped name and city count: one word and two.
    const text = pressKit.texts[index]?.text
      .replaceAll(site.product, 'one')
      .replaceAll(site.city, 'two words');
    expect(text?.split(/\s+/)).toHaveLength(words);
  });
});
