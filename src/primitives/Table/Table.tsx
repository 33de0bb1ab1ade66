import { keepNames } from '../Heading/keepTogether.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Table.css.ts';

/** `done` is a tick, `open` a dotted ring. */
type Mark = keyof typeof styles.mark;

export interface TableProps {
  /** Caption above the table. */
  readonly caption: string;
  /** Column headings, in order. The first column names its row. */
  readonly columns: readonly string[];
  /** Rows of plain text, each with one cell per column; a cell may hold several lines. */
  readonly rows: readonly (readonly string[])[];
  /** Marks drawn before a cell whose whole text equals the key; the text is then bold. Default: no marks. */
  readonly marks?: Readonly<Record<string, Mark>>;
}

/** A word so long that it must break: otherwise the other columns would have no room. */
const tooLong = /\S{30}/;

/** A table. Where narrow, each row is a block of labeled cells, or with marks, one line of cells. */
export function Table({ caption, columns, rows, marks }: TableProps) {
  const look = marks === undefined ? 'labeled' : 'marked';
  return (
    <div className={styles.frame}>
      {/* Only the table's name: as text, a screen reader repeats it after a fold of the same name. */}
      <table aria-label={caption} className={styles.root}>
        <caption aria-hidden="true" className={styles.caption}>
          {caption}
        </caption>
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
            <tr key={cells.join('|')} className={styles.row[look]}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th
                    key={columns[index]}
                    scope="row"
                    className={tooLong.test(cell) ? styles.longRowHeading : styles.rowHeading}
                  >
                    {keepNames(cell)}
                  </th>
                ) : (
                  <td
                    key={columns[index]}
                    data-column={columns[index]}
                    className={styles.cell[look]}
                  >
                    <Cell text={cell} mark={marks?.[cell]} />
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

function Cell({ text, mark }: { readonly text: string; readonly mark: Mark | undefined }) {
  if (mark === undefined) return <span>{keepNames(text)}</span>;
  return (
    <span className={styles.marked}>
      <span aria-hidden="true" className={styles.mark[mark]}>
        {mark === 'done' && <Icon name="check" />}
      </span>
      <span>{keepNames(text)}</span>
    </span>
  );
}
