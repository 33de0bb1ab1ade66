import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

// What a spreadsheet runs; with quotes before it, so that reading takes off only what writing put on.
const formula = /^'*[=+\-@\t\r＝＋－＠]/;

/** A cell that no spreadsheet runs. */
export const escapeFormula = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);

/** The cell as it was before `escapeFormula`. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;

/** One line of CSV, every cell in quotes. */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  stringify([cells.map((cell) => escapeFormula(String(cell ?? '')))], {
    quoted: true,
    quoted_empty: true,
    record_delimiter: '\r\n',
  });

/** Pages of rows as CSV, a line at a time, below a line that names the columns. */
export async function* csvOf<Column extends string>(
  columns: readonly Column[],
  pages: AsyncIterable<readonly Readonly<Record<Column, string | number | null>>[]>,
): AsyncGenerator<string> {
  yield csvLine(columns);
  for await (const page of pages)
    for (const row of page) yield csvLine(columns.map((column) => row[column]));
}

/** What separates cells: whatever is most frequent in the first line, outside of quotes. */
function delimiterOf(text: string): string {
  const [first = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r?\n/, 1);
  const often = (delimiter: string) => first.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, next) => (often(next) > often(best) ? next : best));
}

/**
 * Rows of a CSV file with a header line, separated by commas, semicolons or tabs: on which line each
 * ends, and its cells by column name.
 *
 * @param columnOf - Our column for one of the file's, undefined for one that is left out.
 */
export function parseCsv(
  text: string,
  columnOf: (name: string) => string | undefined = (name) => name,
) {
  const rows = parse(text, {
    columns: (header: string[]) => header.map((name) => columnOf(name) ?? false),
    delimiter: delimiterOf(text),
    cast: unescapeFormula,
    bom: true,
    skip_empty_lines: true,
    info: true,
  }) as unknown as { info: { lines: number }; record: Record<string, string> }[];
  return rows.map(({ info, record }) => ({ line: info.lines, cells: record }));
}
