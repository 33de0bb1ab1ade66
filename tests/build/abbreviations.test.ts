import { describe, expect, test } from 'vitest';
import { pages } from './built.ts';

/** Abbreviations of the trade, with the words that a page must hold to explain them. */
const explained = {
  ACV: /annual contract value/i,
  BDR: /business development rep/i,
  ICP: /ideal customer profile/i,
  KPI: /key performance indicator/i,
  SDR: /sales development rep/i,
  SJT: /situational judg/i,
};

describe.each(pages.map((page) => [page.path, page] as const))('%s', (_path, { dom }) => {
  test('writes out each abbreviation that it uses', () => {
    const text = dom.querySelector('main')?.structuredText ?? '';
    const unexplained = Object.entries(explained)
      .filter(([short, long]) => new RegExp(`\\b${short}s?\\b`).test(text) && !long.test(text))
      .map(([short]) => short);
    expect(unexplained).toEqual([]);
  });
});
