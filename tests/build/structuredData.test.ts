import { describe, expect, test } from 'vitest';
import { faqItems } from '../../src/content/faq.ts';
import { site } from '../../src/content/site.ts';
import { type BuiltPage, isIndexed, pages } from './built.ts';

interface Node {
  readonly '@type': string;
  readonly '@id'?: string;
  readonly [key: string]: unknown;
}

const graphOf = ({ dom }: BuiltPage): readonly Node[] => {
  const scripts = dom.querySelectorAll('script[type="application/ld+json"]');
  expect(scripts.length).toBeLessThanOrEqual(1);
  const text = scripts[0]?.rawText;
  return text === undefined ? [] : (JSON.parse(text) as { '@graph': Node[] })['@graph'];
};

const typesFor = (path: string): string[] => {
  if (path === '/') return ['Organization', 'WebSite'];
  if (path === '/faq') return ['BreadcrumbList', 'FAQPage'];
  if (path === '/about') return ['Organization', 'BreadcrumbList', 'Person'];
  if (/^\/answers\/(?!page\/)/.test(path)) return ['Organization', 'BreadcrumbList', 'Article'];
  return ['BreadcrumbList'];
};

/** The first node of a type in the graph of a page. */
const nodeOf = (path: string, type: string): Node | undefined =>
  pages
    .filter((page) => page.path === path)
    .flatMap(graphOf)
    .find((node) => node['@type'] === type);

const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

describe.each(pages.filter(isIndexed))('the structured data of $path', (built) => {
  test('is one graph of the types the page is for', () => {
    expect(graphOf(built).map((node) => node['@type'])).toEqual(typesFor(built.path));
  });

  test('describes everything that it refers to', () => {
    const graph = graphOf(built);
    const known = new Set(graph.map((node) => node['@id']));
    const named = [...JSON.stringify(graph).matchAll(/"@id":"([^"]+)"/g)].map(([, id]) => id);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  test('ends its breadcrumb at the page itself, with absolute addresses', () => {
    const breadcrumb = graphOf(built).find((node) => node['@type'] === 'BreadcrumbList');
    const items = (breadcrumb?.['itemListElement'] ?? []) as { item: string; position: number }[];
    expect(items.every(({ item }) => item.startsWith(site.url))).toBe(true);
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    if (built.path !== '/') expect(items.at(-1)?.item).toBe(site.url + built.path);
  });
});

test('the site search leads to an article by its slug', () => {
  expect(nodeOf('/', 'WebSite')?.['potentialAction']).toMatchObject({
    target: { urlTemplate: `${site.url}/answers/{search_term}` },
  });
});

test('the questions are word for word what the page shows', () => {
  const questions = nodeOf('/faq', 'FAQPage')?.['mainEntity'] as {
    name: string;
    acceptedAnswer: { text: string };
  }[];
  expect(questions).toHaveLength(faqItems.length);
  const main = pages.find(({ path }) => path === '/faq')?.dom.querySelector('main');
  const shown = squeeze(main?.textContent ?? '');
  for (const { name, acceptedAnswer } of questions) {
    expect(shown).toContain(squeeze(name));
    expect(shown).toContain(squeeze(acceptedAnswer.text));
  }
});

const articles = pages.filter(({ path }) => /^\/answers\/(?!page\/)/.test(path));

test.each(articles)('the dates of $path have a time zone and are those that it shows', (built) => {
  const article = graphOf(built).find((node) => node['@type'] === 'Article');
  const modified = String(article?.['dateModified']);
  expect(modified).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
  expect(String(article?.['datePublished']) <= modified).toBe(true);
  const shown = built.dom
    .querySelectorAll('time')
    .map((element) => element.getAttribute('datetime'));
  expect(shown).toContain(modified.slice(0, 10));
});
