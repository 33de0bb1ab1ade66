import { Receipt } from '../Receipt/Receipt.tsx';
import { type Score, ScoreCell } from '../ScoreCell/ScoreCell.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Trace } from '../EvidenceReceipt/Trace.tsx';
import * as styles from './PrintedScores.css.ts';
import { moving } from './moving.ts';

export interface PrintedScoresProps {
  readonly candidates: readonly string[];
  readonly rows: readonly { readonly competency: string; readonly scores: readonly Score[] }[];
  /** Spoken for a blank score: 'No evidence yet'. */
  readonly blank: string;
  /** Index of the candidate whose scores print their receipts. */
  readonly column: number;
  /** Receipts in the order in which they are printed. */
  readonly receipts: readonly {
    /** Index of the competency in `rows`. */
    readonly row: number;
    readonly time: string;
    /** Length of the conversation in minutes. */
    readonly minutes: number;
    readonly quote: string;
  }[];
  /** Indexes of the scores that are visible before the cells fill, `row:column`. Default: none. */
  readonly early?: readonly string[];
  /** Whether the cells are filled. Default true. */
  readonly isFilled?: boolean;
  /** How many receipts are printed so far. Default: all. */
  readonly printed?: number;
}

/** Candidates by competencies: cells fill row by row, then scores of one candidate print their receipts. */
export function PrintedScores(props: PrintedScoresProps) {
  const { candidates, rows, blank, column: own, receipts, early = [] } = props;
  const { isFilled = true, printed = Infinity } = props;
  const sources = receipts.slice(0, printed).map(({ row }) => row);
  const kindOf = (row: number, column: number) => {
    if (column !== own) return 'other';
    return sources.includes(row) ? 'source' : 'own';
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
          <div key={competency} role="row" className={styles.row}>
            <span role="rowheader">{competency}</span>
            {scores.map((score, column) => (
              <span
                key={candidates[column]}
                role="cell"
                className={styles.place[kindOf(row, column)]}
                data-moves={column === own ? moving.scores[row] : undefined}
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
      <div className={styles.printer[sources.length > 0 ? 'printing' : 'waiting']}>
        <div className={styles.mouth} />
        <div className={styles.pile}>
          {receipts.map(({ row, time, minutes, quote }, index) => {
            const scored = (
              <div className={styles.scored}>
                <p>{rows[row]?.competency}</p>
                <span className={styles.printedScore}>
                  <ScoreCell score={rows[row]?.scores[own] ?? 0} />
                </span>
              </div>
            );
            return (
              <div key={row} className={styles.slot}>
                {index < receipts.length - 1 && (
                  <div aria-hidden="true" className={styles.room}>
                    {scored}
                  </div>
                )}
                <div className={styles.paper[index < printed ? 'printed' : 'waiting']}>
                  <Receipt>
                    {scored}
                    <div
                      className={styles.evidence[index < sources.length - 1 ? 'covered' : 'onTop']}
                    >
                      <Trace words={time} time={time} minutes={minutes} />
                      <p className={styles.quote}>{quote}</p>
                    </div>
                  </Receipt>
                </div>
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}
