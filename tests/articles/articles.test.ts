import { describe, expect, test } from 'vitest';
import { answerData, datesOf, answerSummaries } from '../../src/articles/answersData.ts';
import { answersHub } from '../../src/content/answersHub.ts';
import { articles } from '../../src/articles/articles.ts';
import { pageName } from '../../src/content/pageNames.ts';
import { withCurlyQuotes } from '../../src/content/typography.ts';
import { anchorOf } from '../../src/sections/Article/anchors.ts';
import { createCiter } from '../../src/sections/Article/citations.ts';

describe.for(articles.map((article) => [article.slug, article] as const))(
  '%s',
  ([slug, article]) => {
    const { sections = [], sources = [] } = article;

    test('has a fragment of its own for every section', () => {
      const taken = [
        'article',
        'key-points',
        'sources',
        'related-answers',
        'call-to-action',
        'main',
      ];
      const fragments = [...taken, ...sections.map(({ heading }) => anchorOf(heading))];
      expect(new Set(fragments).size).toBe(fragments.length);
    });

    test('cites every source, and no source that it does not have', () => {
      const citer = createCiter(sources.length);
      const words = sections
        .flatMap(({ paragraphs, list = [] }) => [...paragraphs, ...list])
        .flatMap(citer.cite)
        .filter((segment) => typeof segment === 'string');
      expect(words.join(' ')).not.toMatch(/\[\d+\]/);
      expect(sources.filter((_, index) => citer.placesOf(index + 1).length === 0)).toEqual([]);
    });

    test('has three related articles, none of them itself, with its neighbors among them', () => {
      const position = articles.indexOf(article);
      const related = answerData(slug)?.related.map(({ to }) => to) ?? [];
      expect(new Set(related).size).toBe(3);
      expect(related).not.toContain(`/answers/${slug}`);
      for (const neighbor of [articles[position - 1], articles[position + 1]])
        if (neighbor !== undefined) expect(related).toContain(`/answers/${neighbor.slug}`);
    });
  },
);

test('the index shows the first two points of each article and counts the rest', () => {
  const summaries = answerSummaries();
  expect(summaries).toHaveLength(articles.length);
  for (const [index, { keyPoints, pointCount }] of summaries.entries()) {
    expect(keyPoints).toHaveLength(2);
    expect(pointCount).toBe(articles[index]?.keyPoints.length);
  }
});

test('the index says what each article is, in how many minutes and from how many sources', () => {
  for (const { slug, kind, minutes, sourceCount } of answerSummaries()) {
    const { article, facts } = answerData(slug) ?? {};
    expect(article?.kind, slug).toBe(kind);
    expect(minutes).toBe(facts?.minutes);
    expect(sourceCount).toBe(article?.sources?.length);
  }
  const [first] = answerSummaries();
  if (first === undefined) throw new Error('There is no article.');
  expect(answersHub.facts({ ...first, kind: 'Guide', minutes: 7, sourceCount: 6 })).toEqual([
    'Guide',
    '7 min',
    '6 sources',
  ]);
  expect(answersHub.facts({ ...first, kind: 'Guide', minutes: 1, sourceCount: 0 })).toEqual([
    'Guide',
    '1 min',
  ]);
});

test('there is no article by a name that is not a slug', () => {
  expect(answerData('no-such-article')).toBeUndefined();
  expect(answerData('constructor')).toBeUndefined();
});

test('links to further reading are called as the specification says', () => {
  expect(['/product', '/how-it-works', '/pricing', '/demo'].map(pageName)).toEqual([
    'Our Product',
    'How It Works',
    'Pricing',
    'Demo',
  ]);
  expect(pageName('/answers/what-is-sjt-sales-hiring')).toBe('What Is SJT Sales Hiring');
  expect(pageName('/security')).toBe('Security');
  expect(pageName('/faq')).toBe('FAQ');
});

test('quotes are printed as printers set them', () => {
  expect(withCurlyQuotes(`He said "it's 'fine' ("really")" in '25`)).toBe(
    'He said “it’s ‘fine’ (“really”)” in ‘25',
  );
});

test('an article without dates is dated 2025-01-01', () => {
  expect(datesOf({})).toEqual({ published: '2025-01-01', modified: '2025-01-01' });
});
