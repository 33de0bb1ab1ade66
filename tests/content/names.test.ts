import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { pages } from './site.ts';

/** Where the specification gives a link another name, or a title is shown as itself. */
const given = new Set([
  'Watch demo',
  'Back to Home',
  'Return to Home',
  'Ask us',
  'Our Product',
  'How It Works',
  'Book a 15-min fit check',
]);

/** The lists that name pages and articles by their titles. */
const isNamed = (link: HTMLElement): boolean =>
  link.closest('nav, h2, h3') !== null ||
  link.closest('ul')?.previousElementSibling?.text === 'Learn More';

/** Words of a sentence that are linked where they are, and name no act. */
const isInSentence = ({ parentNode, text }: HTMLElement): boolean =>
  parentNode?.tagName === 'P' && parentNode.text.trim() !== text.trim();

/** What a link does: its address without the tags that only say where it stands. */
const addressOf = (link: HTMLElement): string =>
  (link.getAttribute('href') ?? '').replace(/\?[^#]*/, '');

test('an act has one name on all pages', () => {
  const names = new Map<string, Map<string, string>>();
  // The frame of the tour leads back to the page that holds it.
  for (const { path, body } of pages.filter((page) => page.path !== '/demo-embed'))
    for (const link of body.querySelectorAll('main a')) {
      const name = link.text.replaceAll(/\s+/g, ' ').trim();
      const address = addressOf(link);
      const isAct = /^\/(?!glossary#)/.test(address);
      if (!isAct || isNamed(link) || isInSentence(link) || given.has(name)) continue;
      names.set(address, (names.get(address) ?? new Map<string, string>()).set(name, path));
    }
  const several = [...names].filter(([, found]) => found.size > 1);
  expect(several.map(([address, found]) => [address, ...found])).toEqual([]);
});
