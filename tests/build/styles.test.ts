import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { assetTexts, documents } from './built.ts';

/** Names of the classes that a stylesheet has rules for. */
const classesOf = (css: string): string[] =>
  [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);

const sheets = assetTexts('.css');

/** Selectors of all stylesheets, each as the list of its classes. */
const selectors = sheets
  .flatMap((css) => [...css.matchAll(/([^{}]+)\{/g)])
  .flatMap(([, list = '']) => list.split(','))
  .map(classesOf)
  .filter((names) => names.length > 0);

/** Classes of rules that can apply to a document's markup, but that the document's own styles lack. */
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
  // A rule for several selectors is kept whole, so a few of its classes may be missing in the markup.
  expect([...names].filter((name) => !markup.includes(name)).length).toBeLessThan(names.size / 10);
});

/** Declarations of every rule of every stylesheet. */
const rules = sheets
  .flatMap((css) => [...css.matchAll(/\{([^{}]*)/g)])
  .map(([, rule = '']) => rule);

test('no line under text takes its color from a variable in a shorthand, which WebKit does not draw', () => {
  expect(rules.filter((rule) => /text-decoration:[^;]*var\(/.test(rule))).toEqual([]);
});

test('WebKit gets no `text-wrap: pretty`, which ends its process', () => {
  const otherEngines = /@supports not \(-webkit-nbsp-mode: ?space\)\s*\{(?:[^{}]*\{[^{}]*\})*\}/g;
  const pretty = /text-wrap(?:-style)?: ?pretty/;
  expect(sheets.filter((css) => pretty.test(css)).length).toBeGreaterThan(0);
  expect(sheets.filter((css) => pretty.test(css.replaceAll(otherEngines, '')))).toEqual([]);
});
