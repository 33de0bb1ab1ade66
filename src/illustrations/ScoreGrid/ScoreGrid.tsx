import { type Score, ScoreCell } from '../ScoreCell/ScoreCell.tsx';
import { root as hidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Evidence, EvidenceWords } from '../EvidenceReceipt/EvidenceReceipt.tsx';
import { spokenReceipt } from '../EvidenceReceipt/spokenReceipt.ts';
import { PressableScore } from './PressableScore.tsx';
import { ReceiptSlot } from './ReceiptSlot.tsx';
import { pressablePlace } from './PressableScore.css.ts';
import * as styles from './ScoreGrid.css.ts';

export interface ScoreGridProps {
  /** `spread` fills its place, with large scores; on a phone its receipts cover the page. Default `card`. */
  readonly shape?: 'card' | 'spread';
  /** Name of the grid's radio buttons: unique on the page. */
  readonly id: string;
  /** The role that is hired for. */
  readonly role: string;
  /** Says that a score can be pressed. */
  readonly hint: string;
  /** Caption of the table, for screen readers only. */
  readonly description: string;
  /** Head of the first column, for screen readers only: 'Competency'. */
  readonly competencyLabel: string;
  /** Names of the candidates, one for each column. At most three fit on a phone. */
  readonly candidates: readonly string[];
  /** Index in `candidates` of the candidate whose scores can be pressed. */
  readonly printing: number;
  /** Index in `rows` of the score whose receipt is shown until a score is pressed. Default 0. */
  readonly pressed?: number;
  /** At most five rows. `scores` has one for each candidate, 0 where there is no evidence yet. */
  readonly rows: readonly {
    readonly competency: string;
    readonly scores: readonly Score[];
    /** Evidence for the score of the candidate at `printing`, for its receipt. */
    readonly evidence: Evidence;
  }[];
  /** Spoken for a blank score: 'No evidence yet'. */
  readonly blank: string;
  /** First word of the announcement after a press: 'Receipt'. */
  readonly printed: string;
  /** The words that are the same on every receipt. */
  readonly words: EvidenceWords;
  /** Label of the button that closes a receipt on a phone; required for `spread`. Default: none. */
  readonly close?: string | undefined;
  /** Says that the data is made up, on one picture of a page. Default: nothing. */
  readonly stamp?: string | undefined;
}

/**
 * Candidates by competencies. The scores of one candidate can be pressed: each shows its receipt, all in the
 * same place. Made of radio buttons and styles only, so that it works before scripts load, and by keyboard.
 * The form is never sent: it is there for its reset button, which closes the receipt.
 */
export function ScoreGrid(props: ScoreGridProps) {
  const { id, candidates, printing, pressed = 0, rows, blank, shape = 'card' } = props;
  return (
    <form method="dialog" role="none" className={styles.root}>
      <fieldset className={styles.panel[shape]}>
        <legend className={hidden}>{props.hint}</legend>
        <p aria-hidden="true" className={styles.head}>
          <span className={styles.role}>{props.role}</span>
          <span className={styles.hint}>{props.hint}</span>
        </p>
        <table className={styles.table}>
          <caption className={hidden}>{props.description}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                <VisuallyHidden>{props.competencyLabel}</VisuallyHidden>
              </th>
              {candidates.map((candidate, column) => (
                <th
                  key={candidate}
                  scope="col"
                  className={
                    column === printing
                      ? `${styles.candidate} ${styles.printing}`
                      : styles.candidate
                  }
                >
                  {candidate}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ competency, scores, evidence }, index) => (
              <tr key={competency} className={styles.row}>
                <th scope="row" className={styles.competency}>
                  {competency}
                </th>
                {scores.map((score, column) =>
                  column === printing ? (
                    <td
                      key={candidates[column]}
                      className={pressablePlace[index === pressed ? shape : 'other']}
                    >
                      <PressableScore
                        grid={id}
                        index={index}
                        score={score}
                        label={`${competency}: ${score === 0 ? blank : score}`}
                        receipt={`${props.printed}: ${spokenReceipt(evidence, props.words)}`}
                      />
                    </td>
                  ) : (
                    <td key={candidates[column]} className={styles.place}>
                      <span className={styles.fill}>
                        <ScoreCell score={score} size="large" />
                        {score === 0 && <VisuallyHidden>{blank}</VisuallyHidden>}
                      </span>
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
        <ReceiptSlot
          shape={shape}
          evidence={rows.map(({ evidence }) => evidence)}
          first={pressed}
          words={props.words}
          close={props.close}
        />
        {props.stamp !== undefined && <p className={styles.caption[shape]}>{props.stamp}</p>}
      </fieldset>
    </form>
  );
}
