import type { TableProps } from '../../primitives/Table/Table.tsx';

type Cells = Pick<TableProps, 'columns' | 'rows'>;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const rowOf = (tag: 'th' | 'td', cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;

/** A table as text that a spreadsheet takes cell by cell: tabs between cells, a line for each row. */
export const asTabs = ({ columns, rows }: Cells): string =>
  [columns, ...rows]
    .map((cells) => cells.map((cell) => cell.replaceAll(/\s+/g, ' ')).join('\t'))
    .join('\n');

/** A table as HTML, which a text document takes as a table. */
export const asHtml = ({ columns, rows }: Cells): string =>
  `<table>${rowOf('th', columns)}${rows.map((cells) => rowOf('td', cells)).join('')}</table>`;
