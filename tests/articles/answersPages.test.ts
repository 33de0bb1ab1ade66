import { describe, expect, test } from 'vitest';
import { answerNameFiles, namesPerFile } from '../../src/articles/answerNames.ts';
import { answerSummaries } from '../../src/articles/answersData.ts';
import { answersPages, pageSize } from '../../src/articles/answersPages.ts';
import { headTags } from '../../src/entry/head.ts';
import { siteData, siteDataAddresses } from '../../src/articles/dataFiles.ts';
import { answersHub } from '../../src/content/answersHub.ts';
import { articles } from '../../src/articles/articles.ts';
import { site } from '../../src/content/site.ts';
import { metaOf } from '../../src/pages/Answers.tsx';
import { shownPages } from '../../src/sections/AnswersHub/shownPages.ts';
import type { AnswersPage, AnswerSummary } from '../../src/sections/AnswersHub/types.ts';
import {
  type AnswerName,
  type AnswerNames,
  partsFor,
} from '../../src/sections/NotFound/answerNames.ts';
import { siteFiles } from '../../build/siteFiles.ts';

const generate = (count: number): AnswerSummary[] =>
  Array.from({ length: count }, (_, index) => ({
    slug: `sales-answer-${index + 1}`,
    kind: 'Guide',
    thumbnail: [['Guide']],
    minutes: 3,
    sourceCount: 2,
    title: `Answer ${index + 1}`,
    description: 'What the article is about, in one sentence.',
    keyPoints: ['First', 'Second'],
    pointCount: 5,
  }));

const pageOf = (count: number, path: string): AnswersPage => {
  const page = answersPages(generate(count)).get(path);
  if (page === undefined) throw new Error(`There is no ${path}.`);
  return page;
};

/** The title of a page, and the addresses of the links in its head by their `rel`. */
const headOf = ({ pagination }: AnswersPage): Record<string, string> =>
  Object.fromEntries(
    headTags(metaOf(pagination), site).flatMap(({ name, attributes, text = '' }) => {
      if (name === 'title') return [['title', text]];
      return name === 'link' ? [[attributes['rel'], attributes['href']]] : [];
    }),
  );

describe('the index of answers', () => {
  test.each([
    [0, [0]],
    [1, [1]],
    [30, [30]],
    [31, [30, 1]],
    [61, [30, 30, 1]],
  ])('of %i articles has pages of %j', (count, sizes) => {
    const pages = [...answersPages(generate(count)).values()];
    expect(pages.map(({ answers }) => answers.length)).toEqual(sizes);
    expect(pages.flatMap(({ answers }) => answers)).toEqual(generate(count));
    for (const [index, { pagination }] of pages.entries())
      expect(pagination).toEqual({
        page: index + 1,
        pages: sizes.length,
        first: index * pageSize + 1,
        total: count,
      });
  });

  test('names each page, its own canonical address, and the pages beside it', () => {
    const [first, second, third] = ['/answers', '/answers/page/2', '/answers/page/3'].map((path) =>
      headOf(pageOf(61, path)),
    );
    expect(second).toMatchObject({
      title: `Answers, page 2 | ${site.product}`,
      canonical: `${site.url}/answers/page/2`,
      prev: `${site.url}/answers`,
      next: `${site.url}/answers/page/3`,
    });
    expect(first).toMatchObject({ canonical: `${site.url}/answers` });
    expect(first).not.toHaveProperty('prev');
    expect(third).not.toHaveProperty('next');
  });

  test('describes each page in 70 to 155 characters, and no two alike', () => {
    const metas = [...answersPages(generate(61)).values()].map(({ pagination }) =>
      metaOf(pagination),
    );
    expect(new Set(metas.map(({ description }) => description)).size).toBe(3);
    for (const { description, title } of metas) {
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(155);
      expect(`${title} | ${site.product}`.length).toBeLessThanOrEqual(60);
    }
    const last = metaOf({ page: 334, pages: 334, first: 9991, total: 10_000 });
    expect(last.description.length).toBeLessThanOrEqual(155);
  });

  test('leaves the only page of few articles as it is', () => {
    expect(Object.keys(headOf(pageOf(30, '/answers')))).toEqual(['title', 'canonical']);
    expect(answersHub.count(30)).toBe('30 articles');
  });

  test('links to few pages however many there are, and always to both ends', () => {
    expect(shownPages(1, 2)).toEqual([1, 2]);
    expect(shownPages(1, 334)).toEqual([1, 2, 3, 334]);
    expect(shownPages(100, 334)).toEqual([1, 98, 99, 100, 101, 102, 334]);
    expect(shownPages(334, 334)).toEqual([1, 332, 333, 334]);
  });

  test('counts what content holds', () => {
    const pages = siteDataAddresses()
      .filter((address) => /^\/answers(?:\/page\/\d+)?\.json$/.test(address))
      .map((address) => siteData(address) as AnswersPage);
    expect(pages.flatMap(({ answers }) => answers.map(({ slug }) => slug))).toEqual(
      articles.map(({ slug }) => slug),
    );
    for (const { pagination } of pages) expect(pagination.total).toBe(answerSummaries().length);
  });
});

describe('no file that a visitor downloads grows with the articles:', () => {
  const bytes = (value: unknown): number => JSON.stringify(value).length;

  test("a page's data", () => {
    const [few, many] = [pageOf(61, '/answers'), pageOf(10_000, '/answers')];
    expect(bytes(many)).toBeLessThan(bytes(few) + 10);
  });

  test('the names for an unknown address, which still lead to every article', () => {
    const files = answerNameFiles(generate(1000));
    for (const file of files.values())
      expect('names' in file ? file.names.length : file.length).toBeLessThanOrEqual(namesPerFile);
    const first = files.get('/answer-names.json') as AnswerNames;
    const found = partsFor('sales-answer-947', first).flatMap(
      (part) => (files.get(`/answer-names/${part}.json`) as AnswerName[] | undefined) ?? [],
    );
    expect(JSON.stringify(found)).toContain('"sales-answer-947"');
    expect(partsFor('toString ../../etc', first)).toEqual([]);
  });

  test('the names of few articles are one file', () => {
    expect([...answerNameFiles(generate(namesPerFile)).keys()]).toEqual(['/answer-names.json']);
  });

  test('the feed and the guide for models', () => {
    const metas = generate(1000).map(({ slug, title, description }, index) => {
      const date = new Date(Date.UTC(2026, 0, 1) + index * 86_400_000).toISOString().slice(0, 10);
      const article = { headline: title, datePublished: date, dateModified: date };
      return { path: `/answers/${slug}`, title, description, article };
    });
    const hub = [...answersPages(generate(1000)).values()].map(({ pagination }) =>
      metaOf(pagination),
    );
    const files = siteFiles(site, [...hub, ...metas]);
    expect(files['feed.xml']?.match(/<entry>/g)).toHaveLength(100);
    expect(files['feed.xml']).toContain('/answers/sales-answer-1000"');
    expect(files['llms.txt']?.match(/^- /gm)).toHaveLength(101);
    expect(files['llms.txt']).toContain('All 1000 answers');
    expect(files['sitemap.xml']?.match(/<url>/g)).toHaveLength(1034);
  });
});
