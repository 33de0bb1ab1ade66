import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

// The start of a formula, which a spreadsheet would run. It may be the start of a cell, or follow a separator
// or line break in it, where a spreadsheet with another separator begins a cell. Quotes before it belong to
// it: an apostrophe that somebody typed is escaped as well, so that unescaping removes only ours.
const run = `["']*[=+\\-@＝＋－＠]`;
const start = '(?<=^|[,;\\t\\r\\n])';
const startOfFormula = new RegExp(`${start}(?=${run})|^(?=["']*[\\t\\r])`, 'g');
const escapedStart = new RegExp(`${start}'(?=${run})|^'(?=["']*[\\t\\r])`, 'g');

/** The cell with an apostrophe before each formula, so that no spreadsheet runs it, whatever its separator. */
export const escapeFormula = (cell: string): string => cell.replaceAll(startOfFormula, "'");

/** The cell as it was before `escapeFormula`. */
export const unescapeFormula = (cell: string): string => cell.replaceAll(escapedStart, '');

/** What separates cells: Excel expects semicolons where numbers have a decimal comma. */
export type Separator = ',' | ';';

/** Tells Excel, at the start of a file, that the text is UTF-8. */
export const byteOrderMark = '\uFEFF';

/** Rows as CSV, every cell in quotes, below a line that names the columns. */
export const csvOf = <Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string | number | null>>[],
  separator: Separator = ',',
): string =>
  stringify([...rows], {
    columns: [...columns],
    header: true,
    delimiter: separator,
    quoted: true,
    quoted_empty: true,
    record_delimiter: '\r\n',
    cast: { string: escapeFormula },
  });

/** A first line that tells Excel the separator: `sep=;`. */
const separatorLine = /^\uFEFF?"?sep=([,;\t])"?\r?\n/i;

/**
 * The separator of a file: that of its `sep=` line, or the most frequent one outside of quotes in its first line
 * that is not empty.
 */
function delimiterOf(text: string): string {
  const [, told] = separatorLine.exec(text) ?? [];
  if (told !== undefined) return told;
  const [first = ''] = text
    .replaceAll(/"[^"]*"/g, '')
    .replace(/^[\uFEFF\r\n]+/, '')
    .split(/\r?\n/, 1);
  const often = (delimiter: string) => first.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, next) => (often(next) > often(best) ? next : best));
}

/**
 * Reads the rows of a CSV file with a header line, its cells separated by commas, semicolons or tabs. Each
 * row has the number of the line on which it ends, and its cells by column name.
 *
 * @param columnOf - Maps the name of a column in the file to ours; undefined leaves the column out.
 */
export function parseCsv(
  text: string,
  columnOf: (name: string) => string | undefined = (name) => name,
) {
  const rows = parse(
    text.replace(separatorLine, (line) => line.replace(/[^\r\n]/g, '')),
    {
      columns: (header: string[]) => header.map((name) => columnOf(name) ?? false),
      delimiter: delimiterOf(text),
      cast: unescapeFormula,
      bom: true,
      skip_empty_lines: true,
      // At the end of a file, spreadsheets may write lines that hold only separators.
      skip_records_with_empty_values: true,
      info: true,
    },
  ) as unknown as { info: { lines: number }; record: Record<string, string> }[];
  return rows.map(({ info, record }) => ({ line: info.lines, cells: record }));
}
