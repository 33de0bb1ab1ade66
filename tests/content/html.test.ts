import { expect, test } from 'vitest';
import { elementsOf, readHtml, textOf } from './html.ts';

const page = readHtml(
  '<main id="main"><h1>A &amp; B</h1><p>One <a href="/x?a=1&amp;b=2">link</a><!-- --> more.<br/>Next</p><figure><svg width="1"><path d="M0 0"></path></svg>Drawn</figure></main>',
);

test('the text of a page is one line a block', () => {
  expect(textOf(page)).toBe('A & B\nOne link more.\nNext\nDrawn');
});

test('what is left out leaves no words', () => {
  expect(textOf(page, ({ tag }) => tag === 'figure')).not.toContain('Drawn');
});

test('attributes are decoded', () => {
  const link = elementsOf(page).find(({ tag }) => tag === 'a');
  expect(link?.attributes.get('href')).toBe('/x?a=1&b=2');
});

test('elements that are not nested are an error', () => {
  expect(() => readHtml('<p><b>x</p></b>')).toThrow('</p> closes <b>.');
});
