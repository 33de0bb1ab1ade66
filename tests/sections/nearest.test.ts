import { describe, expect, test } from 'vitest';
import { nearest } from '../../src/sections/NotFound/nearest.ts';

const articles = [
  ['sales-competency-rubric', 'Sales competency rubric: four levels that work'],
  ['what-is-sjt-sales-hiring', 'What is an SJT in sales hiring?'],
  ['meddicc-vs-bant', 'MEDDICC vs BANT in sales interviews'],
  ['candidate-heatmap-scoring', 'Candidate heatmap scoring: how to read one'],
].map(([slug, label]) => ({ label: label ?? '', to: `/answers/${slug}` }));

const first = (asked: string): string | undefined => nearest(asked, articles)[0]?.to;

describe('the nearest article', () => {
  test('is found despite a typo', () => {
    expect(first('medicc-vs-bant')).toBe('/answers/meddicc-vs-bant');
    expect(first('canddate-heatmp-scoring')).toBe('/answers/candidate-heatmap-scoring');
  });

  test('is found by words of its title, as a search engine would ask', () => {
    expect(first('competency rubric anchors')).toBe('/answers/sales-competency-rubric');
    expect(first('SJT')).toBe('/answers/what-is-sjt-sales-hiring');
  });

  test('is one of three, whatever was asked', () => {
    expect(nearest('foo', articles)).toHaveLength(3);
    expect(nearest('', articles)).toHaveLength(3);
  });
});

test('a page is suggested only where the address is nearly its own', () => {
  const pages = [
    { label: 'Pricing', to: '/pricing' },
    { label: 'Press', to: '/press' },
  ];
  const near = (asked: string) => nearest(asked, pages, { atLeast: 0.55 }).map(({ to }) => to);
  expect(near('/prcing')).toEqual(['/pricing']);
  expect(near('/wp-login.php')).toEqual([]);
});
