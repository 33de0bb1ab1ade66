import { type Score, ScoreCell } from '../ScoreCell/ScoreCell.tsx';
import * as styles from './ListenFor.css.ts';

/** The state of a note: nothing said yet, typed, stamped with its minute, scored. */
export const noteSteps = ['open', 'typed', 'stamped', 'scored'] as const;

export interface ListenForProps {
  readonly competency: string;
  /** What the interviewer types, and its time in the interview: `mm:ss`. */
  readonly note: { readonly quote: string; readonly time: string };
  /** The anchor that the note matches; `score` is its level. */
  readonly anchor: string;
  readonly score: Score;
  /** How far the drawing has come. Default: 'scored'. */
  readonly step?: (typeof noteSteps)[number];
}

/** A coach card during the interview: what was said is typed, stamped, then scored. */
export function ListenFor({ competency, note, anchor, score, step = 'scored' }: ListenForProps) {
  const stateAt = (since: (typeof noteSteps)[number]) =>
    noteSteps.indexOf(step) >= noteSteps.indexOf(since) ? 'here' : 'coming';
  const words = note.quote.split(' ');
  return (
    <div className={styles.root}>
      <p className={styles.competency}>{competency}</p>
      <div className={styles.note}>
        <p className={styles.quote}>
          {words.map((word, index) => (
            // The words of a note never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index} className={styles.word[stateAt('typed')]}>
              {index < words.length - 1 ? `${word} ` : word}
            </span>
          ))}
        </p>
        <p className={styles.time[stateAt('stamped')]}>{note.time}</p>
      </div>
      <div className={styles.anchor}>
        <span className={styles.place}>
          <span className={styles.score[stateAt('scored')]}>
            <ScoreCell score={score} size="large" />
          </span>
        </span>
        <p>{anchor}</p>
      </div>
    </div>
  );
}
