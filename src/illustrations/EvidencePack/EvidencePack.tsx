import { type Score, ScoreCell } from '../ScoreCell/ScoreCell.tsx';
import { Sheet, type SheetWords } from '../../primitives/Sheet/Sheet.tsx';
import * as styles from './EvidencePack.css.ts';

interface Scored {
  readonly competency: string;
  readonly score: Score;
}

export interface EvidencePackProps extends SheetWords {
  /** Name of the illustrative candidate. */
  readonly candidate: string;
  /** Scores with the quote that earned each; `time` is the minute and second of the recording. */
  readonly receipts: readonly (Scored & {
    readonly time: string;
    readonly quote: string;
    readonly rationale: string;
  })[];
  /** Label of `others`, the scores whose quotes are further down in the pack. */
  readonly othersLabel: string;
  /** Scores listed without their quotes; may be empty. */
  readonly others: readonly Scored[];
  /** The recommendation, in one sentence that says who decides. */
  readonly recommendation: string;
  /** The reason for the recommendation, in one or two sentences. */
  readonly because: string;
  /** Who decides. Always printed beside the recommendation. */
  readonly people: string;
}

/** The pack for the debrief: each score with its quote, a recommendation, and who decides. */
export function EvidencePack(props: EvidencePackProps) {
  return (
    <Sheet
      description={props.description}
      title={props.title}
      stamp={props.stamp}
      owner={props.candidate}
    >
      {props.receipts.map(({ competency, score, time, quote, rationale }) => (
        <div key={competency} className={styles.entry}>
          <div className={styles.scored}>
            <ScoreCell score={score} />
            <p>{competency}</p>
          </div>
          <div className={styles.receipt}>
            <p className={styles.time}>{time}</p>
            <p className={styles.quote}>{quote}</p>
            <p className={styles.rationale}>{rationale}</p>
          </div>
        </div>
      ))}
      {props.others.length > 0 && (
        <div className={styles.others}>
          <p>{props.othersLabel}</p>
          {props.others.map(({ competency, score }) => (
            <div key={competency} className={styles.other}>
              <ScoreCell score={score} />
              <p>{competency}</p>
            </div>
          ))}
        </div>
      )}
      <div className={styles.decision}>
        <p className={styles.recommendation}>{props.recommendation}</p>
        <div>
          <p className={styles.because}>{props.because}</p>
          <p className={styles.people}>{props.people}</p>
        </div>
      </div>
    </Sheet>
  );
}
