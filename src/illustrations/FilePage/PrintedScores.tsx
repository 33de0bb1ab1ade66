import { Receipt } from '../../primitives/Receipt/Receipt.tsx';
import { type Score, ScoreCell } from '../../primitives/ScoreCell/ScoreCell.tsx';
import { Trace } from '../EvidenceReceipt/Trace.tsx';
import * as styles from './PrintedScores.css.ts';

export interface PrintedScoresProps {
  readonly candidates: readonly string[];
  readonly rows: readonly { readonly competency: string; readonly scores: readonly Score[] }[];
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
  const { candidates, rows, source, receipt, early = [] } = props;
  const { isFilled = true, isPrinted = true } = props;
  const state = isPrinted ? 'printed' : 'waiting';
  const kindOf = (row: number, column: number) => {
    if (column !== source.column) return 'other';
    return isPrinted && row === source.row ? 'source' : 'own';
  };
  return (
    <div className={styles.root}>
      <div className={styles.rows}>
        <div className={styles.heads}>
          <span />
          {candidates.map((name) => (
            <span key={name} className={styles.candidate}>
              {name}
            </span>
          ))}
        </div>
        {rows.map(({ competency, scores }, row) => (
          <div
            key={competency}
            className={styles.row[isPrinted && row > source.row ? 'covered' : 'open']}
          >
            <span>{competency}</span>
            {scores.map((score, column) => (
              <span key={candidates[column]} className={styles.place[kindOf(row, column)]}>
                <span
                  className={
                    styles.fill[isFilled || early.includes(`${row}:${column}`) ? 'here' : 'coming']
                  }
                >
                  <ScoreCell score={score} size="large" />
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
            <p className={styles.mark}>
              {receipt.time}
              <Trace time={receipt.time} minutes={receipt.minutes} />
            </p>
            <p className={styles.quote}>{receipt.quote}</p>
          </Receipt>
        </div>
      </div>
    </div>
  );
}
