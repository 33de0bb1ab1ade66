import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { documents } from './built.ts';

// Not tested here: two landmarks of a kind have different names. e2e/everyPage.spec.ts tests it with axe.
const landmarks = [
  'main, nav, aside, search, body > * > header, body > * > footer, [role=region]',
  ':is(section, form):is([aria-label], [aria-labelledby])',
].join();

const isHidden = (element: HTMLElement): boolean =>
  element.closest('[hidden], [aria-hidden="true"], dialog, template, noscript') !== null;

describe.each(documents)('the landmarks of $path', ({ dom }) => {
  const found = dom.querySelectorAll(landmarks).filter((element) => !isHidden(element));
  const nameOf = (element: HTMLElement): string =>
    element.getAttribute('aria-label') ??
    dom.querySelector(`[id="${element.getAttribute('aria-labelledby')}"]`)?.text ??
    element.tagName;

  test('are ten at most, and hold something each', () => {
    expect(found.length, found.map(nameOf).join(', ')).toBeLessThanOrEqual(10);
    expect(found.filter(({ text }) => text.trim() === '').map(nameOf)).toEqual([]);
  });

  test('do not say the headline before it is said', () => {
    expect(found.map(nameOf)).not.toContain(dom.querySelector('h1')?.text);
    expect(dom.querySelector('[aria-labelledby] > h1')).toBeNull();
  });
});
