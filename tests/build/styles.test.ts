import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { assets, documents, siteFile } from './built.ts';

/** Names of the classes that a stylesheet has rules for. */
const classesOf = (css: string): string[] =>
  [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);

const known = new Set(
  assets
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => classesOf(siteFile(`assets/${name}`))),
);

/** Classes of a document that some stylesheet knows, and its own styles do not. */
function unstyled(dom: HTMLElement): string[] {
  const own = new Set(classesOf(dom.querySelector('style')?.text ?? ''));
  const used = dom.querySelectorAll('[class]').flatMap((element) => element.classList.value);
  return [...new Set(used)].filter((name) => known.has(name) && !own.has(name));
}

test.each(documents)('$path carries the styles of all that it shows', ({ dom }) => {
  expect(unstyled(dom)).toEqual([]);
});
