import { Sheet, SheetLabel, type SheetWords } from '../../primitives/Sheet/Sheet.tsx';
import * as styles from './DateLine.css.ts';

export interface DateLineProps extends SheetWords {
  /** The two parts of the timeline, earliest first: what has begun, and what comes next. */
  readonly parts: readonly {
    readonly label: string;
    /** Whether the part's dates are in the future. */
    readonly isNext: boolean;
    readonly dates: readonly {
      /** Month and year: 'Jan 2027'. */
      readonly date: string;
      readonly place: string;
      /** The event, in a few words. */
      readonly what: string;
    }[];
  }[];
}

/** Dates on a timeline: a filled mark for each past date, an open mark for each future one. */
export function DateLine({ parts, ...words }: DateLineProps) {
  return (
    <Sheet {...words}>
      {parts.map(({ label, isNext, dates }) => (
        <div key={label} className={styles.part}>
          <SheetLabel>{label}</SheetLabel>
          <ol className={styles.line}>
            {dates.map(({ date, place, what }) => (
              <li key={`${date} ${place}`} className={styles.entryOf[isNext ? 'next' : 'begun']}>
                <p className={styles.date}>{date}</p>
                <p className={styles.event}>
                  <strong>{`${place}:`}</strong> <span>{what}</span>
                </p>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Sheet>
  );
}
