import { describe, expect, test } from 'vitest';
import { answerData, datesOf, answerSummaries } from '../../src/articles/answersData.ts';
import { answersHub } from '../../src/content/answersHub.ts';
import { articles } from '../../src/articles/articles.ts';
import { pageName } from '../../src/content/pageNames.ts';
import { withCurlyQuotes } from '../../src/content/typography.ts';
import { createCiter } from '../../src/sections/Article/citations.ts';

describe.for(articles.map((article) => [article.slug, article] as const))(
  '%s',
  ([slug, article]) => {
    const { sections = [], sources = [] } = article;

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

test('the index says of each article what its page does, and shows two of its points', () => {
  for (const { slug, kind, minutes, sourceCount, keyPoints, pointCount } of answerSummaries()) {
    const { article, facts } = answerData(slug) ?? {};
    expect(keyPoints, slug).toEqual(article?.keyPoints.slice(0, 2));
    expect({ kind, minutes, sourceCount, pointCount }, slug).toEqual({
      kind: article?.kind,
      minutes: facts?.minutes,
      sourceCount: article?.sources?.length ?? 0,
      pointCount: article?.keyPoints.length,
    });
  }
});

test('what the index says of an article is put in words', () => {
  const [first] = answerSummaries();
  if (first === undefined) throw new Error('There is no article.');
  const said = { ...first, kind: 'Guide', minutes: 7 };
  expect(answersHub.facts({ ...said, sourceCount: 6 })).toEqual(['Guide', '7 min', '6 sources']);
  expect(answersHub.facts({ ...said, sourceCount: 0 })).toEqual(['Guide', '7 min']);
});

test('there is no article by a name that is not a slug', () => {
  expect(answerData('no-such-article')).toBeUndefined();
  expect(answerData('constructor')).toBeUndefined();
});

test('a link to an article is called by its slug, in the spelling of titles', () => {
  expect(pageName('/answers/what-is-sjt-sales-hiring')).toBe('What Is SJT Sales Hiring');
});

test('quotes are printed as printers set them', () => {
  expect(withCurlyQuotes(`He said "it's 'fine' ("really")" in '25`)).toBe(
    'He said “it’s ‘fine’ (“really”)” in ‘25',
  );
});

test('an article without dates is dated 2025-01-01', () => {
  expect(datesOf({})).toEqual({ published: '2025-01-01', modified: '2025-01-01' });
});
