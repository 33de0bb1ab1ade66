import { type Score, ScoreCell } from '../ScoreCell/ScoreCell.tsx';
import { Sheet, SheetFoot, type SheetWords } from '../../primitives/Sheet/Sheet.tsx';
import * as styles from './NinetyDayStrip.css.ts';

export interface NinetyDayStripProps extends SheetWords {
  /** Name of the illustrative candidate. Default: none; the strip is then a plan without scores. */
  readonly candidate?: string;
  /** Three marks on the timeline, earliest first. */
  readonly marks: readonly {
    readonly day: string;
    /** What a manager can check on that day. */
    readonly kpi: string;
    /** The score from the interviews that predicts the KPI. */
    readonly signal: { readonly competency: string; readonly score: Score };
    /** What follows from the signal. */
    readonly meaning: string;
  }[];
  /** What the strip is for after the hire. */
  readonly note: string;
}

/** What to check after 30, 60 and 90 days, each with the score from the interviews that predicts it. */
export function NinetyDayStrip({
  description,
  title,
  stamp,
  candidate,
  marks,
  note,
}: NinetyDayStripProps) {
  return (
    <Sheet description={description} title={title} stamp={stamp} owner={candidate}>
      <div className={styles.strip}>
        {marks.map(({ day, kpi, signal, meaning }) => (
          <div key={day} className={styles.mark}>
            <p className={styles.day}>{day}</p>
            <p className={styles.kpi}>{kpi}</p>
            <div className={styles.signal}>
              {candidate !== undefined && <ScoreCell score={signal.score} />}
              <p>{signal.competency}</p>
            </div>
            <p className={styles.meaning}>{meaning}</p>
          </div>
        ))}
      </div>
      <SheetFoot>{note}</SheetFoot>
    </Sheet>
  );
}
