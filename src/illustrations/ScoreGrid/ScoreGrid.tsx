import { type Score, ScoreCell } from '../ScoreCell/ScoreCell.tsx';
import { root as hidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Evidence, EvidenceWords } from '../EvidenceReceipt/EvidenceReceipt.tsx';
import { spokenReceipt } from '../EvidenceReceipt/spokenReceipt.ts';
import { PressableScore } from './PressableScore.tsx';
import { ReceiptSlot } from './ReceiptSlot.tsx';
import { source } from './PressableScore.css.ts';
import * as styles from './ScoreGrid.css.ts';

export interface ScoreGridProps {
  /** `spread` fills its place, with large scores, and prints into a sheet on a phone. Default `card`. */
  readonly shape?: 'card' | 'spread';
  /** Tells this grid's controls from another one's on the same page. */
  readonly id: string;
  /** The role that is hired for. */
  readonly role: string;
  /** What to do with a score. */
  readonly hint: string;
  /** Says what the table holds, to people who do not see it. */
  readonly description: string;
  /** Above the first column: 'Competency'. */
  readonly competencyLabel: string;
  /** Names of the candidates, one a column. Three fit a phone. */
  readonly candidates: readonly string[];
  /** Place in `candidates` of the one whose scores can be pressed. */
  readonly printing: number;
  /** Place in `rows` of the score whose receipt is shown until another one is pressed. Default 0. */
  readonly pressed?: number;
  /** Five at most. Scores by candidate, 0 where nobody has seen evidence yet. */
  readonly rows: readonly {
    readonly competency: string;
    readonly scores: readonly Score[];
    /** What the pressed score prints. */
    readonly evidence: Evidence;
  }[];
  /** What a blank is called. */
  readonly blank: string;
  /** What a press prints, before it is spoken: 'Receipt'. */
  readonly printed: string;
  /** The words that are the same on every receipt. */
  readonly words: EvidenceWords;
  /** What puts a receipt away on a phone; `spread` needs it. Default: nothing. */
  readonly close?: string | undefined;
  /** Says that the data is made up, on one picture of a page. Default: nothing. */
  readonly stamp?: string | undefined;
}

/**
 * Candidates by competencies. A score of one candidate can be pressed, and prints its evidence in
 * one place, where it moves nothing: radio buttons and styles alone, so that it answers before any script
 * and to the keyboard. The form is never sent: it lets a button put the receipt away.
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
                      className={source[index === pressed ? shape : 'other']}
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
