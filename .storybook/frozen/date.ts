/** The time that every story sees, unless its `now` parameter sets another. */
const frozenNow = '2026-01-15T09:00:00.000Z';

const RealDate = Date;
let now = RealDate.parse(frozenNow);

class FrozenDate extends RealDate {
  constructor(...args: [] | [number | string | Date]) {
    if (args.length === 0) super(now);
    // `new Date(year, month, …)` works, too: all arguments are passed on, though the type names one only.
    else super(...args);
  }

  static override now(): number {
    return now;
  }
}

/** Stops the clock of the page at `moment` (an ISO date). */
export function freezeDate(moment: string = frozenNow): void {
  now = RealDate.parse(moment);
  if (Number.isNaN(now)) throw new Error(`The story's "now" is not a date: ${moment}`);
  globalThis.Date = FrozenDate as DateConstructor;
}
