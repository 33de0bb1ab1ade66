/** Lengths of time in milliseconds. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The day of a moment in UTC, `2026-11-21`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** An ISO 8601 moment for people, `2026-11-21 09:30`. */
export const toMinute = (moment: string): string => moment.slice(0, 16).replace('T', ' ');
