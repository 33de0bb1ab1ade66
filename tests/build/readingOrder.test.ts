import { HTMLElement, type Node, TextNode } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { documents } from './built.ts';

// What a screen reader says from the first element to the last. Styles do not separate words: inline elements
// are read as one line, even if styles show them as blocks or columns.

/**
 * Elements that are not read. A `summary` with a heading is one of them, because styles show either the summary
 * or the same heading above it.
 */
const silent =
  'script, style, noscript, svg, template, summary:has(h2, h3), footer summary, [hidden], [aria-hidden="true"]';
const inline = new Set(
  'abbr b bdi cite code del dfn em i ins kbd mark q s small span strong sub time u'.split(' '),
);

/** Two texts of one line that meet without a space between them. */
const joined = /[\p{L}\d%]\n[\p{L}\d]|[.!?:;,]\n[\p{L}\d]/u;

/** The lines that are read, one for each paragraph, cell or control, with `\n` where two inline elements meet. */
function read(root: HTMLElement): string[] {
  const lines = [''];
  const walk = (node: Node): void => {
    if (node instanceof TextNode) {
      const text = node.text.replaceAll(/\s+/g, ' ');
      const before = lines.at(-1) ?? '';
      lines[lines.length - 1] = before === '' ? text : `${before}\n${text}`;
    } else if (node instanceof HTMLElement && !(node.tagName && node.matches(silent))) {
      const parts = !inline.has(node.rawTagName?.toLowerCase() ?? '') || node.hasAttribute('role');
      if (parts) lines.push('');
      for (const child of node.childNodes) walk(child);
      if (parts) lines.push('');
    }
  };
  walk(root);
  return lines.filter((line) => line.trim() !== '');
}

describe.each(documents)('$path', ({ dom }) => {
  const body = dom.querySelector('body') ?? dom;
  const lines = read(body);

  test('has a space between words of two elements', () => {
    expect(lines.filter((line) => joined.test(line))).toEqual([]);
  });

  test('says nothing twice in a row', () => {
    const plain = lines.map((line) => line.replaceAll('\n', '').trim());
    expect(plain.filter((line, at) => /\p{L}{3}/u.test(line) && line === plain[at - 1])).toEqual(
      [],
    );
  });
});

test('the grid on home is read in at most 80 words, besides the receipt that is open', () => {
  const grid = documents.find(({ path }) => path === '/')?.dom.querySelector('fieldset:has(table)');
  const scores = grid!.querySelectorAll('input').map((score) => score.getAttribute('aria-label'));
  for (const receipt of grid!.querySelectorAll('table ~ div')) receipt.remove();
  const words = [...read(grid!), ...scores].join(' ').trim().split(/\s+/);
  expect(words.length).toBeGreaterThan(40);
  expect(words.length).toBeLessThanOrEqual(80);
});
