import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { pages } from './site.ts';

/** Names exempt from the test: those that the specification prescribes, and titles used as names. */
const given = new Set([
  'Watch demo',
  'Back to Home',
  'Return to Home',
  'Ask us',
  'Our Product',
  'How It Works',
  'Book a 15-min fit check',
]);

/** Whether the link is in a navigation, a heading or a "Learn More" list, which use the titles of pages. */
const isNamed = (link: HTMLElement): boolean =>
  link.closest('nav, h2, h3') !== null ||
  link.closest('ul')?.previousElementSibling?.text === 'Learn More';

/** Whether the link is only a part of its sentence, so that its words do not name an action. */
const isInSentence = ({ parentNode, text }: HTMLElement): boolean =>
  parentNode?.tagName === 'P' && parentNode.text.trim() !== text.trim();

/** Address of a link without its query, which only records where on the site the link is. */
const addressOf = (link: HTMLElement): string =>
  (link.getAttribute('href') ?? '').replace(/\?[^#]*/, '');

test('an act has one name on all pages', () => {
  const names = new Map<string, Map<string, string>>();
  // Without /demo-embed: its links lead back to the page that embeds it, under names of their own.
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
