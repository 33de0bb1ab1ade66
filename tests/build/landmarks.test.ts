import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { notFoundPage, pages } from './built.ts';

const roles: Readonly<Record<string, string>> = {
  MAIN: 'main',
  NAV: 'navigation',
  ASIDE: 'complementary',
  SEARCH: 'search',
};
const named: Readonly<Record<string, string>> = { SECTION: 'region', FORM: 'form' };
const ofThePage: Readonly<Record<string, string>> = { HEADER: 'banner', FOOTER: 'contentinfo' };
const landmarkRoles = /^(?:banner|contentinfo|complementary|form|main|navigation|region|search)$/;

const isHidden = (element: HTMLElement): boolean =>
  element.closest('[hidden], [aria-hidden="true"], dialog, template, noscript') !== null;

/** The element's landmark role in the accessibility tree, after the mapping of HTML to ARIA. */
function landmarkOf(element: HTMLElement): string | undefined {
  const { tagName } = element;
  const role = element.getAttribute('role');
  if (role !== undefined) return landmarkRoles.test(role) ? role : undefined;
  const hasName = element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby');
  if (tagName in named) return hasName ? named[tagName] : undefined;
  if (tagName in ofThePage)
    return element.parentNode?.closest('article, aside, main, nav, section') === null
      ? ofThePage[tagName]
      : undefined;
  return roles[tagName];
}

describe.each([...pages, notFoundPage].map((page) => [page.path, page] as const))(
  'the landmarks of %s',
  (_path, { dom }) => {
    const landmarks = dom
      .querySelectorAll('body *')
      .filter((element) => !isHidden(element) && landmarkOf(element) !== undefined);
    const nameOf = (element: HTMLElement): string =>
      element.getAttribute('aria-label') ??
      dom.querySelector(`[id="${element.getAttribute('aria-labelledby')}"]`)?.text ??
      '';
    const told = (element: HTMLElement): string => `${landmarkOf(element)} ${nameOf(element)}`;

    test('are ten at most, and each can be told from the others', () => {
      const names = landmarks.map(told);
      expect(names.length, names.join(', ')).toBeLessThanOrEqual(10);
      expect(names).toEqual([...new Set(names)]);
    });

    test('hold something each', () => {
      expect(landmarks.filter(({ text }) => text.trim() === '').map(told)).toEqual([]);
    });

    test('do not say the headline before it is said', () => {
      const headline = dom.querySelector('h1')?.text;
      expect(landmarks.filter((element) => nameOf(element) === headline).map(told)).toEqual([]);
      expect(dom.querySelector('[aria-labelledby] > h1')).toBeNull();
    });
  },
);
