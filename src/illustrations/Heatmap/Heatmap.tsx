import { type Score, ScoreCell } from '../ScoreCell/ScoreCell.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Sheet, type SheetWords } from '../../primitives/Sheet/Sheet.tsx';
import * as styles from './Heatmap.css.ts';

/** Index of a row: one of five, for the five competencies. */
type RowIndex = keyof typeof styles.threadRow;
/** Index of a column of scores: one of four, for the four candidates. */
type ColumnIndex = keyof typeof styles.threadColumn;

export interface HeatmapProps extends SheetWords {
  /** The role that is hired for. */
  readonly role: string;
  /** Head of the first column: 'Competency'. */
  readonly competencyLabel: string;
  /** Names of the four candidates. */
  readonly candidates: readonly string[];
  /** Column of the candidate whose file is open. Default: none. */
  readonly focus?: ColumnIndex;
  /** Five competencies, each with one score per candidate; 0 is a blank. */
  readonly rows: readonly { readonly competency: string; readonly scores: readonly Score[] }[];
  /** Spoken for a blank score: 'No evidence yet'. */
  readonly blank: string;
  /** The quote behind one score, joined to it by a hairline. Default: none. */
  readonly receipt?: {
    readonly row: RowIndex;
    readonly column: ColumnIndex;
    readonly time: string;
    readonly quote: string;
    readonly rationale: string;
  };
  /** What the ends of the scale and a blank mean. */
  readonly legend: readonly { readonly score: Score; readonly meaning: string }[];
}

/** Candidates by competencies: one score in each cell, blank without evidence, and no totals. */
export function Heatmap(props: HeatmapProps) {
  const { focus, receipt } = props;
  return (
    <Sheet
      description={props.description}
      title={props.title}
      stamp={props.stamp}
      owner={props.role}
    >
      <table className={styles.grid}>
        <thead className={styles.rows}>
          <tr className={styles.rows}>
            <th scope="col" className={`${styles.candidate} ${styles.corner}`}>
              {props.competencyLabel}
            </th>
            {props.candidates.map((name, column) => (
              <th
                key={name}
                scope="col"
                className={
                  column === focus ? `${styles.candidate} ${styles.focused}` : styles.candidate
                }
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.rows}>
          {props.rows.map(({ competency, scores }, row) => (
            <tr key={competency} className={styles.rows}>
              <th scope="row" className={styles.competency}>
                {competency}
              </th>
              {scores.map((score, column) => {
                const isQuoted = row === receipt?.row && column === receipt.column;
                return (
                  <td
                    key={props.candidates[column]}
                    className={isQuoted ? `${styles.place} ${styles.quoted}` : styles.place}
                  >
                    <ScoreCell score={score} />
                    {score === 0 && <VisuallyHidden>{props.blank}</VisuallyHidden>}
                  </td>
                );
              })}
            </tr>
          ))}
          {receipt !== undefined && (
            <tr aria-hidden="true" className={styles.rows}>
              <td
                aria-hidden="true"
                className={`${styles.threadRow[receipt.row]} ${styles.threadColumn[receipt.column]}`}
              />
            </tr>
          )}
        </tbody>
      </table>
      {receipt !== undefined && (
        <div className={styles.receipt}>
          <p className={styles.time}>{receipt.time}</p>
          <div>
            <p className={styles.quote}>{receipt.quote}</p>
            <p className={styles.rationale}>{receipt.rationale}</p>
          </div>
        </div>
      )}
      <div className={styles.legend}>
        {props.legend.map(({ score, meaning }) => (
          <div key={score} className={styles.step}>
            <ScoreCell score={score} />
            <p>{meaning}</p>
          </div>
        ))}
      </div>
    </Sheet>
  );
}
