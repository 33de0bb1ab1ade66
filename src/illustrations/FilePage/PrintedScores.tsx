import { Receipt } from '../../primitives/Receipt/Receipt.tsx';
import { type Score, ScoreCell } from '../../primitives/ScoreCell/ScoreCell.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Trace } from '../EvidenceReceipt/Trace.tsx';
import * as styles from './PrintedScores.css.ts';

export interface PrintedScoresProps {
  readonly candidates: readonly string[];
  readonly rows: readonly { readonly competency: string; readonly scores: readonly Score[] }[];
  /** What a blank is called. */
  readonly blank: string;
  /** The score whose receipt is printed, by its place. */
  readonly source: { readonly row: number; readonly column: number };
  readonly receipt: { readonly time: string; readonly minutes: number; readonly quote: string };
  /** Places of the scores that stood before, `row:column`. Default: none. */
  readonly early?: readonly string[];
  /** Default: true. */
  readonly isFilled?: boolean;
  /** Default: true. */
  readonly isPrinted?: boolean;
}

/** Candidates by competencies: cells fill row by row, then one of them prints its receipt. */
export function PrintedScores(props: PrintedScoresProps) {
  const { candidates, rows, blank, source, receipt, early = [] } = props;
  const { isFilled = true, isPrinted = true } = props;
  const state = isPrinted ? 'printed' : 'waiting';
  const kindOf = (row: number, column: number) => {
    if (column !== source.column) return 'other';
    return isPrinted && row === source.row ? 'source' : 'own';
  };
  return (
    <div className={styles.root}>
      <div role="table" className={styles.rows}>
        <div role="row" className={styles.heads}>
          <span role="cell" />
          {candidates.map((name) => (
            <span key={name} role="columnheader" className={styles.candidate}>
              {name}
            </span>
          ))}
        </div>
        {rows.map(({ competency, scores }, row) => (
          <div
            key={competency}
            role="row"
            className={styles.row[isPrinted && row > source.row ? 'covered' : 'open']}
          >
            <span role="rowheader">{competency}</span>
            {scores.map((score, column) => (
              <span
                key={candidates[column]}
                role="cell"
                className={styles.place[kindOf(row, column)]}
              >
                <span
                  className={
                    styles.fill[isFilled || early.includes(`${row}:${column}`) ? 'here' : 'coming']
                  }
                >
                  <ScoreCell score={score} size="large" />
                  {score === 0 && <VisuallyHidden>{blank}</VisuallyHidden>}
                </span>
              </span>
            ))}
          </div>
        ))}
      </div>
      <div className={styles.printer[state]}>
        <div className={styles.mouth} />
        <div className={styles.paper[state]}>
          <Receipt>
            <Trace words={receipt.time} time={receipt.time} minutes={receipt.minutes} />
            <p className={styles.quote}>{receipt.quote}</p>
          </Receipt>
        </div>
      </div>
    </div>
  );
}
