import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { assetTexts, isIndexed, pages } from './built.ts';

// Criteria of WCAG that no automated checker such as axe decides, tested on the built site.

const css = assetTexts('.css').join('\n');

const said = ({ text }: HTMLElement): string => text.replaceAll(/\s+/g, ' ').trim();

const linksOf = (dom: HTMLElement, within: string): string[] =>
  dom
    .querySelectorAll(`${within} a`)
    .map((link) => `${said(link)}: ${link.getAttribute('href')?.replace(/\?.*/, '')}`);

const pathOf = (link: HTMLElement): string =>
  link.getAttribute('href')?.replace(/[?#].*/, '') ?? '';

describe.each(pages)('$path', ({ dom }) => {
  test('points at nothing by its side, shape or color alone (1.3.3)', () => {
    const byLooks =
      /\b(?:on|at|to) the (?:left|right)\b(?! of)|\b(?:left|right)-hand\b|\b(?:round|square|green|red|blue|teal|colored) (?:button|link|box|field|icon)s?\b/gi;
    const main = dom.querySelector('main') ?? dom;
    expect(said(main).match(byLooks) ?? []).toEqual([]);
  });

  test('has no text in pictures but in logos (1.4.5)', () => {
    const pictures = dom.querySelectorAll('img').map((image) => image.getAttribute('src') ?? '');
    expect(pictures.filter((src) => !/^\/(?:brand\/|favicon|apple-touch-icon)/.test(src))).toEqual(
      [],
    );
  });

  test('has links that say where they lead (2.4.4)', () => {
    const targets = new Map<string, Set<string>>();
    for (const link of dom.querySelectorAll('main a')) {
      const name = link.getAttribute('aria-label') ?? said(link);
      expect(name).not.toMatch(/^(?:here|more|read more|link|click here)?$/i);
      const address = link.getAttribute('href')?.replace(/\?.*/, '') ?? '';
      targets.set(name, (targets.get(name) ?? new Set()).add(address));
    }
    const unclear = [...targets].filter(([, addresses]) => addresses.size > 1);
    expect(unclear.map(([name, addresses]) => [name, ...addresses])).toEqual([]);
  });

  test('has headings that tell its parts apart (2.4.6)', () => {
    const headings = dom.querySelectorAll('main h1, main h2').map(said);
    expect(headings).not.toContain('');
    expect(headings.filter((heading, at) => headings.indexOf(heading) < at)).toEqual([]);
  });
});

test('every page has the same links and names above and below, help among them (3.2.3, 3.2.4, 3.2.6)', () => {
  const [first, ...others] = pages.filter(({ dom }) => dom.querySelector('footer'));
  expect(others.length).toBeGreaterThan(25);
  for (const within of ['body > * header', 'footer']) {
    const links = linksOf(first!.dom, within);
    expect(links.join()).toContain('/contact');
    for (const { dom, path } of others) expect(linksOf(dom, within), path).toEqual(links);
  }
});

test('every page that is to be found is linked from two others at least (2.4.5)', () => {
  const from = (path: string): number =>
    pages.filter(
      (page) =>
        page.path !== path && page.dom.querySelectorAll('a').some((a) => pathOf(a) === path),
    ).length;
  const rarely = pages.filter((page) => isIndexed(page) && from(page.path) < 2);
  expect(rarely.map(({ path }) => path)).toEqual([]);
});

test('nothing appears under the pointer or beside the focus (1.4.13)', () => {
  const rules = [...css.matchAll(/([^{}]*:(?:hover|focus)[^{}]*)\{([^{}]*)\}/g)];
  expect(rules.length).toBeGreaterThan(5);
  const revealing = rules.filter(
    ([, selector = '', body = '']) =>
      // An element that is visible only while it has focus itself does not vanish by itself.
      !/:not\(:focus\)/.test(selector) && /\b(?:display|visibility|opacity|content)\s*:/.test(body),
  );
  expect(revealing.map(([rule]) => rule)).toEqual([]);
  const titled = pages.flatMap(({ dom }) => dom.querySelectorAll('body [title]:not(iframe, abbr)'));
  expect(titled.map(({ outerHTML }) => outerHTML)).toEqual([]);
});

test('nothing flashes more than three times (2.3.1)', () => {
  const repeated = new Set(
    [...css.matchAll(/animation:([^;}]*)/g)].flatMap(([, value = '']) =>
      value.split(',').filter((one) => /\binfinite\b|\s(?:[4-9]|\d\d+)(?:\s|$)/.test(one)),
    ),
  );
  // The only endless animation is the spinner that shows that something loads.
  expect(repeated.size).toBeLessThanOrEqual(1);
  for (const one of repeated) {
    const name = one.split(/\s/).find((word) => css.includes(`@keyframes ${word}{`)) ?? '';
    const frames = new RegExp(`@keyframes ${name}\\{((?:[^{}]*\\{[^{}]*\\})+)\\}`).exec(css)?.[1];
    expect(frames).toMatch(/^(?:[^{}]*\{transform:[^{}]*\})+$/);
  }
});
