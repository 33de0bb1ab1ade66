import { Receipt } from '../Receipt/Receipt.tsx';
import { type Score, ScoreCell } from '../ScoreCell/ScoreCell.tsx';
import * as styles from './EvidenceReceipt.css.ts';
import { Trace } from './Trace.tsx';

/** What one score rests on. */
export interface Evidence {
  /** Whose score it is. */
  readonly candidate: string;
  /** Name of the competency that was scored. */
  readonly competency: string;
  /** 0 is a blank: no evidence yet. */
  readonly score: Score;
  /** Where it was seen, such as `Role-play: first call`. */
  readonly source: string;
  /** Length of the conversation in minutes. Default: not a conversation. */
  readonly minutes?: number;
  /** Minute and second of the interviewer's note, `mm:ss`. Default: not a conversation. */
  readonly time?: string;
  /** Letter of the chosen answer, from A to D. Default: not a test. */
  readonly letter?: string;
  /** The words that were noted, or the answer chosen. Default: no evidence. */
  readonly quote?: string;
  /** The anchor that the words match. Default: no evidence. */
  readonly anchor?: string;
  /** Why it matches, or why the cell is blank. */
  readonly rationale: string;
  /** What to do about a blank. Default: there is evidence. */
  readonly next?: string;
}

/** Labels that a receipt prints. */
export interface EvidenceWords {
  /** Before the number of the anchor. */
  readonly anchor: string;
  /** Before the letter of an answer. */
  readonly answer: string;
}

interface EvidenceReceiptProps extends Evidence {
  /** The words that are the same on every receipt. */
  readonly words: EvidenceWords;
  /** Prints why the anchor matches, below it. Default false. */
  readonly isLong?: boolean;
  /** Prints competency, score and anchor; without them it belongs to a heading and levels that say them. Default true. */
  readonly isNamed?: boolean;
  /** Feeds out of its slot when it appears. Default false. */
  readonly isFed?: boolean;
}

/** The paper that a score prints: when, the words, and the anchor they match. */
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
