import { Sheet, SheetLabel, type SheetWords } from '../../primitives/Sheet/Sheet.tsx';
import * as styles from './DateLine.css.ts';

export interface DateLineProps extends SheetWords {
  /** What has begun, and what comes next: two parts of one line of time, earliest first. */
  readonly parts: readonly {
    readonly label: string;
    /** Whether its dates are still to come. */
    readonly isNext: boolean;
    readonly dates: readonly {
      /** Month and year: 'Jan 2027'. */
      readonly date: string;
      readonly place: string;
      /** In a few words. */
      readonly what: string;
    }[];
  }[];
}

/** Dates on one line, those that have passed filled, those to come open. */
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
