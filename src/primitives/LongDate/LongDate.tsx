interface LongDateProps {
  /** ISO date, such as `2025-09-19`. */
  readonly date: string;
}

/** In UTC: a date without a time is midnight UTC, so server and browser print the same day. */
const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * A day in words, such as 'September 19, 2025'.
 *
 * @throws RangeError in every environment when `date` is not a date.
 */
export function LongDate({ date }: LongDateProps) {
  return <time dateTime={date}>{inWords.format(new Date(date))}</time>;
}
