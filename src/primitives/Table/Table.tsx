import { keepNames } from '../Heading/keepTogether.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Table.css.ts';

/** A tick for what is done, a ring for what is not yet. */
type Mark = keyof typeof styles.mark;

export interface TableProps {
  /** What the table shows, printed above it. */
  readonly caption: string;
  /** Column headings, in order. The first column names its row. */
  readonly columns: readonly string[];
  /** Plain text, one entry a row, as long as `columns`; a cell may hold several lines. */
  readonly rows: readonly (readonly string[])[];
  /** What is drawn before a cell of just these words, which then stands out. Default: no marks. */
  readonly marks?: Readonly<Record<string, Mark>>;
}

/** A word that would leave the other columns no room. */
const tooLong = /\S{30}/;

/** A table that becomes a list of entries where its columns have no room: labeled, or in a line with their marks. */
export function Table({ caption, columns, rows, marks }: TableProps) {
  const look = marks === undefined ? 'labeled' : 'marked';
  return (
    <div className={styles.frame}>
      {/* Named, so that its caption is not heard after a fold of the same name. */}
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
                    className={tooLong.test(cell) ? styles.longName : styles.rowHeading}
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
