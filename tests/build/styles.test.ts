import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { assets, documents, siteFile } from './built.ts';

/** Names of the classes that a stylesheet has rules for. */
const classesOf = (css: string): string[] =>
  [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);

const sheets = assets
  .filter((name) => name.endsWith('.css'))
  .map((name) => siteFile(`assets/${name}`));

/** Selectors of all stylesheets, as the classes that they name. */
const selectors = sheets
  .flatMap((css) => [...css.matchAll(/([^{}]+)\{/g)])
  .flatMap(([, list = '']) => list.split(','))
  .map(classesOf)
  .filter((names) => names.length > 0);

/** Classes of rules that can apply to a document's markup, and that its own styles lack. */
function unstyled(dom: HTMLElement): string[] {
  const own = new Set(classesOf(dom.querySelector('style')?.text ?? ''));
  const used = new Set(
    dom.querySelectorAll('[class]').flatMap((element) => element.classList.value),
  );
  const applied = selectors.filter((names) => names.every((name) => used.has(name)));
  return applied.flat().filter((name) => !own.has(name));
}

test.each(documents)('$path carries the styles of all that it shows', ({ dom }) => {
  expect(unstyled(dom)).toEqual([]);
});

test.each(documents)('$path carries no class that is not in its markup', ({ dom, html }) => {
  const names = new Set(classesOf(dom.querySelector('style')?.text ?? ''));
  const [, markup = ''] = html.split('<body');
  // A rule for several selectors is kept whole.
  expect([...names].filter((name) => !markup.includes(name)).length).toBeLessThan(names.size / 10);
});

/** Declarations of every rule of every stylesheet. */
const rules = sheets
  .flatMap((css) => [...css.matchAll(/\{([^{}]*)/g)])
  .map(([, rule = '']) => rule);

test('no line under text takes its color from a variable in a shorthand, which WebKit does not draw', () => {
  expect(rules.filter((rule) => /text-decoration:[^;]*var\(/.test(rule))).toEqual([]);
});

test('kept line breaks never meet `text-wrap: pretty`, which crashes WebKit', () => {
  const keeping = rules.filter((rule) =>
    /white-space(?:-collapse)?:(?:pre-|preserve|break)/.test(rule),
  );
  expect(keeping.length).toBeGreaterThan(0);
  expect(keeping.filter((rule) => !/text-wrap:wrap/.test(rule))).toEqual([]);
});

test.each(documents)('$path has no break of a line by hand in text that is wrapped', ({ dom }) => {
  expect(dom.querySelectorAll('wbr, :is(p, li, dd, td, dt, th) br').map(String)).toEqual([]);
});
