import { describe, expect, test } from 'vitest';
import { articles } from '../../src/articles/articles.ts';
import { type BuiltPage, pages } from './built.ts';

/** For each source of a built article, the day on which it says that it was checked. */
const checkedIn = ({ dom }: BuiltPage): (string | undefined)[] =>
  dom
    .querySelectorAll('[id^="source-"]')
    .map((source) => source.querySelector('time')?.getAttribute('datetime'));

describe.each(articles.map((article) => [article.slug, article] as const))(
  '%s',
  (slug, { sources = [] }) => {
    const page = pages.find(({ path }) => path === `/answers/${slug}`);
    if (page === undefined) throw new Error(`There is no page of ${slug}.`);

    test('dates the sources that an editor opened, and no other', () => {
      expect(checkedIn(page)).toEqual(sources.map(({ opened }) => opened));
    });
  },
);
