import type { ReactNode } from 'react';
import { keepNames } from '../Heading/keepTogether.tsx';
import * as styles from './Table.css.ts';

export interface TableProps {
  /** What the table shows, printed above it. */
  readonly caption: string;
  /** Column headings, in order. The first column names its row. */
  readonly columns: readonly string[];
  /** Plain text, one entry a row, as long as `columns`. */
  readonly rows: readonly (readonly string[])[];
  /** Heading of the column whose digits are scores from 1 to 4. Default: none. */
  readonly scored?: string;
  /** Draws a score; a page without scores does not load what does. Default: its digit. */
  readonly drawScore?: (score: string) => ReactNode;
}

/** A table that becomes a list of labeled entries where its columns have no room. */
export function Table({ caption, columns, rows, scored, drawScore = keepNames }: TableProps) {
  const draw = (cell: string, index: number) =>
    columns[index] === scored ? drawScore(cell) : keepNames(cell);
  return (
    <div className={styles.frame}>
      <table className={styles.root}>
        <caption className={styles.caption}>{caption}</caption>
        <thead className={styles.head}>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {rows.map((cells) => (
            <tr key={cells.join('|')} className={styles.row}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]} scope="row" className={styles.rowHeading}>
                    {draw(cell, index)}
                  </th>
                ) : (
                  <td key={columns[index]} data-column={columns[index]} className={styles.cell}>
                    <span>{draw(cell, index)}</span>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
