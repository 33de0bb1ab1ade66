import type { ReadCompetency } from './readCompetencies.ts';

type Items = readonly ReadCompetency[];

const columns = [
  'Competency',
  'Watch for',
  'Ask',
  '1',
  '2',
  '3',
  '4',
  'Score',
  'Said, word for word',
];

const rowsOf = (items: Items): string[][] => [
  columns,
  ...items.map(({ name, behavior, question, anchors }) => [
    name,
    behavior,
    question,
    ...anchors,
    '',
    '',
  ]),
];

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** The scorecard for a spreadsheet. The byte order mark tells Excel that it is UTF-8. */
export const scorecardCsv = (items: Items): string =>
  `\uFEFF${rowsOf(items)
    .map((row) => `${row.map(quoted).join(',')}\r\n`)
    .join('')}`;

/** The scorecard as tab-separated text, to paste into the cells of a spreadsheet. */
export const scorecardTsv = (items: Items): string =>
  rowsOf(items)
    .map((row) => row.join('\t'))
    .join('\n');

const inHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The scorecard as HTML, to paste into a document. */
export function scorecardHtml(title: string, items: Items): string {
  const [head = [], ...rows] = rowsOf(items);
  const line = (cells: readonly string[], tag: 'td' | 'th'): string =>
    `<tr>${cells.map((cell) => `<${tag}>${inHtml(cell)}</${tag}>`).join('')}</tr>`;
  const body = rows.map((row) => line(row, 'td')).join('');
  return `<h2>${inHtml(title)}</h2><table border="1"><thead>${line(head, 'th')}</thead><tbody>${body}</tbody></table>`;
}
