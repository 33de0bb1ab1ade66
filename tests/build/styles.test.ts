import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { assets, documents, siteFile } from './built.ts';

/** Names of the classes that a stylesheet has rules for. */
const classesOf = (css: string): string[] =>
  [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);

/** Selectors of all stylesheets, as the classes that they name. */
const selectors = assets
  .filter((name) => name.endsWith('.css'))
  .flatMap((name) => [...siteFile(`assets/${name}`).matchAll(/([^{}]+)\{/g)])
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
