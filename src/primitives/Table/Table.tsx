import { keepNames } from '../Heading/keepTogether.tsx';
import * as styles from './Table.css.ts';

export interface TableProps {
  /** What the table shows, printed above it. */
  readonly caption: string;
  /** Column headings, in order. The first column names its row. */
  readonly columns: readonly string[];
  /** Plain text, one entry a row, as long as `columns`; a cell may hold several lines. */
  readonly rows: readonly (readonly string[])[];
  /** Place of the column that stands out beside the first, from 0. Default: none. */
  readonly strongColumn?: number;
}

/** A word that would leave the other columns no room. */
const tooLong = /\S{30}/;

/** A table that becomes a list of labeled entries where its columns have no room. */
export function Table({ caption, columns, rows, strongColumn }: TableProps) {
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
                  <th
                    key={columns[index]}
                    scope="row"
                    className={tooLong.test(cell) ? styles.longName : styles.rowHeading}
                  >
                    {keepNames(cell)}
                  </th>
                ) : (
                  <td key={columns[index]} data-column={columns[index]} className={styles.cell}>
                    <span className={index === strongColumn ? styles.strong : undefined}>
                      {keepNames(cell)}
                    </span>
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
