const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

interface LongDateProps {
  /** ISO date, such as `2025-09-19`. */
  readonly date: string;
}

/**
 * A day in words, such as 'September 19, 2025'. Taken from the text itself: a day has no time zone,
 * so server and browser always print the same one.
 *
 * @throws RangeError in every environment when `date` is not an ISO date.
 */
export function LongDate({ date }: LongDateProps) {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  const name = months[Number(month) - 1];
  if (name === undefined)
    throw new RangeError(`LongDate: '${date}' is not an ISO date (YYYY-MM-DD).`);
  return <time dateTime={date}>{`${name} ${Number(day)}, ${year}`}</time>;
}
