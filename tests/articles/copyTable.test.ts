import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { articles } from '../../src/articles/articles.ts';
import { asHtml, asTabs } from '../../src/sections/Article/copyTable.ts';

const tables = articles.flatMap(({ sections = [] }) =>
  sections.flatMap(({ table }) => table ?? []),
);
const cellsOf = ({ columns, rows }: (typeof tables)[number]) => [columns, ...rows];

test.each(tables)('a spreadsheet gets each cell of "$caption"', (table) => {
  const lines = asTabs(table).split('\n');
  expect(lines.map((line) => line.split('\t'))).toEqual(cellsOf(table));
});

test.each(tables)('a document gets each cell of "$caption"', (table) => {
  const rows = parse(asHtml(table)).querySelectorAll('tr');
  expect(rows.map((row) => row.childNodes.map(({ text }) => text))).toEqual(cellsOf(table));
});

test('a cell can break neither the table nor its row', () => {
  const table = { columns: ['A\tB'], rows: [['<b>&\n']] };
  expect(asTabs(table)).toBe('A B\n<b>& ');
  expect(parse(asHtml(table)).querySelector('td')?.text).toBe('<b>&\n');
});
