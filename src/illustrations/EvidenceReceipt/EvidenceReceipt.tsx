import { Receipt } from '../Receipt/Receipt.tsx';
import { type Score, ScoreCell } from '../ScoreCell/ScoreCell.tsx';
import * as styles from './EvidenceReceipt.css.ts';
import { Trace } from './Trace.tsx';

/** The evidence for one score. */
export interface Evidence {
  /** The candidate who has the score. */
  readonly candidate: string;
  /** Name of the competency that was scored. */
  readonly competency: string;
  /** 0 is a blank: no evidence yet. */
  readonly score: Score;
  /** Where the evidence was seen, such as `Role-play: first call`. */
  readonly source: string;
  /** Length of the conversation in minutes. Default: the source is no conversation. */
  readonly minutes?: number;
  /** Minute and second of the interviewer's note, `mm:ss`. Default: the source is no conversation. */
  readonly time?: string;
  /** Letter of the chosen answer, from A to D. Default: the source is no test. */
  readonly letter?: string;
  /** The words that were noted, or the answer that was chosen. Default: the score is blank. */
  readonly quote?: string;
  /** The anchor that the words match. Default: the score is blank. */
  readonly anchor?: string;
  /** Why the words match the anchor, or why the score is blank. */
  readonly rationale: string;
  /** What to do about a blank score. Default: the score has evidence. */
  readonly next?: string;
}

/** Labels that a receipt prints. */
export interface EvidenceWords {
  /** Printed before the number of the anchor: 'Anchor'. */
  readonly anchor: string;
  /** Printed before the letter of an answer: 'Answer'. */
  readonly answer: string;
}

interface EvidenceReceiptProps extends Evidence {
  /** The words that are the same on every receipt. */
  readonly words: EvidenceWords;
  /** Prints why the anchor matches, below it. Default false. */
  readonly isLong?: boolean;
  /** Prints competency, score and anchor. False where the page around the receipt says them. Default true. */
  readonly isNamed?: boolean;
  /** Whether the receipt feeds out of a printer's slot when it appears. Default false. */
  readonly isFed?: boolean;
}

/** The receipt for a score: when the evidence was seen, the words, and the anchor that they match. */
export function EvidenceReceipt(props: EvidenceReceiptProps) {
  const { score, time, letter, quote, anchor, rationale, words, next } = props;
  const { isLong = false, isNamed = true, isFed = false } = props;
  return (
    <Receipt title={props.source} aside={props.candidate} isFed={isFed}>
      {isNamed && (
        <div className={styles.scored}>
          <p>{props.competency}</p>
          <ScoreCell score={score} />
        </div>
      )}
      {time !== undefined && <Trace words={time} time={time} minutes={props.minutes ?? 60} />}
      {letter !== undefined && <Trace words={`${words.answer} ${letter}`} letter={letter} />}
      {quote !== undefined && <p className={styles.quote}>{quote}</p>}
      {isNamed && anchor !== undefined && (
        <div className={styles.anchor}>
          <p className={styles.label}>{`${words.anchor} ${score}`}</p>
          <p className={styles.sound}>{anchor}</p>
        </div>
      )}
      {(isLong || anchor === undefined) && <p className={styles.rationale}>{rationale}</p>}
      {next !== undefined && <p className={styles.quote}>{next}</p>}
    </Receipt>
  );
}
