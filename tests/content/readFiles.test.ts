import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { readCompetencies } from '../../src/content/readCompetencies.ts';
import { scorecardCsv, scorecardHtml, scorecardTsv } from '../../src/content/readFiles.ts';

const items = readCompetencies.slice(0, 5);

test('the CSV opens in spreadsheets: a byte order mark, CRLF, a row for each competency', () => {
  const csv = scorecardCsv(items);
  expect(csv.startsWith('\uFEFF"Competency"')).toBe(true);
  expect(csv.match(/(?<!\r)\n/)).toBeNull();
  const rows = parse(csv, { bom: true });
  expect(rows.map(([name]) => name)).toEqual(['Competency', ...items.map(({ name }) => name)]);
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([9]));
});

test('what is copied has the same cells as a table and as text', () => {
  const cells = scorecardTsv(items)
    .split('\n')
    .flatMap((row) => row.split('\t'));
  const html = scorecardHtml('R&D <b>', items);
  expect(html).toContain('<h2>R&amp;D &lt;b></h2>');
  expect(html.match(/<t[hd]>/g)).toHaveLength(cells.length);
  for (const { anchors, question } of items)
    for (const cell of [...anchors, question]) expect(cells).toContain(cell);
});
