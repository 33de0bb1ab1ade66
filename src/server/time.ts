/** Lengths of time in milliseconds. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The day of a moment in UTC, `2026-11-21`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/**
 * Reads a day (`2026-11-21`) or a moment (`2026-11-21T09:30`, `2026-11-21 09:30:00.000+01:00`) of ISO 8601,
 * in UTC if the text names no zone; undefined for any other text, such as `21.11.2026`.
 */
export function isoMoment(text: string): Date | undefined {
  const [, day, time = 'T00:00', zone = 'Z'] =
    /^(\d{4}-\d\d-\d\d)(?:([T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/.exec(text) ??
    [];
  if (day === undefined) return undefined;
  const moment = new Date(`${day}${time.replace(' ', 'T')}${zone}`);
  // Some engines turn the 31st of February into a day of March.
  const isDay = new Date(`${day}T00:00Z`).getUTCDate() === Number(day.slice(8));
  return isDay && !Number.isNaN(moment.getTime()) ? moment : undefined;
}

/** An ISO 8601 moment as people read it: `2026-11-21 09:30`. */
export const toMinute = (moment: string): string => moment.slice(0, 16).replace('T', ' ');
