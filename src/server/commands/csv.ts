import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

// What a spreadsheet runs, at the start of a cell or of what one with another separator takes for a cell;
// with quotes before it, so that reading takes off only what writing put on.
const run = `["']*[=+\\-@＝＋－＠]`;
const start = '(?<=^|[,;\\t\\r\\n])';
const startOfFormula = new RegExp(`${start}(?=${run})|^(?=["']*[\\t\\r])`, 'g');
const escapedStart = new RegExp(`${start}'(?=${run})|^'(?=["']*[\\t\\r])`, 'g');

/** A cell that no spreadsheet runs, whether it splits at commas, semicolons or tabs. */
export const escapeFormula = (cell: string): string => cell.replaceAll(startOfFormula, "'");

/** The cell as it was before `escapeFormula`. */
export const unescapeFormula = (cell: string): string => cell.replaceAll(escapedStart, '');

/** What separates cells: Excel expects semicolons where numbers have a decimal comma. */
export type Separator = ',' | ';';

/** At the start of a file it tells Excel that the text is UTF-8. */
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

/** A first line by which Excel is told the separator. */
const separatorLine = /^\uFEFF?"?sep=([,;\t])"?\r?\n/i;

/** What separates cells: what the first line says, or what is most frequent in it outside of quotes. */
function delimiterOf(text: string): string {
  const [, told] = separatorLine.exec(text) ?? [];
  if (told !== undefined) return told;
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
  const rows = parse(
    text.replace(separatorLine, (line) => line.replace(/[^\r\n]/g, '')),
    {
      columns: (header: string[]) => header.map((name) => columnOf(name) ?? false),
      delimiter: delimiterOf(text),
      cast: unescapeFormula,
      bom: true,
      skip_empty_lines: true,
      // Spreadsheets end with lines of separators.
      skip_records_with_empty_values: true,
      info: true,
    },
  ) as unknown as { info: { lines: number }; record: Record<string, string> }[];
  return rows.map(({ info, record }) => ({ line: info.lines, cells: record }));
}
