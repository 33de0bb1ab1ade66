import { describe, expect, test } from 'vitest';
import { pages } from './site.ts';

/** Words that weaken what a page says, by kind. A buyer who meets one kind often loses confidence. */
const hedges = {
  lack: /\bno (?:customer|panel|independent audit|bias audit|photo)\b|\bnobody has (?:measured|tested)\b/gi,
  'not yet':
    /\bnot (?:yet|announced|available|attached|measured|verified)\b|\byet to\b|\bhave not been\b/gi,
  target: /\b(?:design )?targets?\b|\bdesigned to\b/gi,
  'made up': /\billustrative\b|\binvented\b|\bsample data\b/gi,
  stage: /\bwaitlist (?:stage|open)\b|\bin progress\b|\bplaceholder\b/gi,
  law: /\blegal advice\b|\bLocal Law\b|\bthe law (?:allows|requires)\b|\bbias audit\b|\bpay or promotion\b/gi,
  caution:
    /\bmay be wrong\b|\bdo(?:es)? not (?:guarantee|prove|forecast)\b|\bguarantee nothing\b/gi,
} as const;

/** Hedges in a text, each with its kind. */
const hedgesOf = (text: string): string[] =>
  Object.entries(hedges).flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(([found]) => `${kind}: ${found}`),
  );

const pageAt = (path: string) => {
  const page = pages.find((each) => each.path === path);
  if (page === undefined) throw new Error(`There is no ${path}.`);
  return page;
};

/** The pages on the way to the form. */
const way = ['/', '/product', '/how-it-works', '/pricing'].map(pageAt);

describe('a visitor on the way to the form', () => {
  test('meets at most 12 hedges', () => {
    const met = way.map(({ path, text }) => ({ path, found: hedgesOf(text) }));
    for (const { path, found } of met)
      console.log(`${path}: ${found.length} (${found.join('; ')})`);
    expect(met.flatMap(({ found }) => found).length).toBeLessThanOrEqual(12);
  });

  test.each(way)('meets at most three and a label on $path', ({ text }) => {
    expect(hedgesOf(text).length).toBeLessThanOrEqual(4);
  });

  test.each(way)('meets none in the headings, the calls or the description of $path', (page) => {
    const { body, meta } = page;
    const calls = body.querySelectorAll('main h1, main h2, [aria-labelledby=call-to-action]');
    expect(hedgesOf([meta.description, ...calls.map(({ text }) => text)].join('\n'))).toEqual([]);
  });
});

// Left out: the tour, which shows one scene at a time, each with its label; and /read, which labels its samples.
const labeled = pages.filter(({ path }) => !/^\/(?:demo-embed|read)$/.test(path));

test.each(labeled)('$path says at most once that its data is illustrative', ({ text }) => {
  expect((text.match(/illustrative/gi) ?? []).length).toBeLessThanOrEqual(1);
});

/** Whether figures need the label. Those on /read have labels of their own; those of the article show laws. */
const isOfExample = (path: string): boolean => !/^\/(?:read|answers\/ai-hiring-laws)$/.test(path);

test.each(pages.filter(({ path }) => isOfExample(path)))(
  '$path says so where it shows the example',
  ({ body, text }) => {
    const main = body.querySelector('main') ?? body;
    if (main.querySelector('figure, fieldset table')) expect(text).toMatch(/illustrative data/i);
  },
);

/** Explanations of trade words inside a sentence, which read like a translation to a head of sales. */
const glosses =
  /\((?:multiple choice|ATS|KPIs?|SDRs?|BDRs?|CFO|CRM|ERP|ACV|ICP|finance system|customer database|software as a service|the proof test|coach cards?|a hiring plan)\)|\bis short for\b|\b(?:coach cards?|blueprint|evidence pack|proof test),? (?:our|a|an|the|one candidate’s)\s[\w’ -]{3,30},/gi;

test.each(pages.filter(({ path }) => path !== '/glossary'))(
  '$path explains no trade word inside a sentence',
  ({ text }) => {
    expect(text.match(glosses) ?? []).toEqual([]);
  },
);
