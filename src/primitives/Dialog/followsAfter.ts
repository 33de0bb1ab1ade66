/**
 * How long a screen reader takes to follow the focus, in milliseconds. It compares what takes the focus
 * with what had it: where that is gone or out of reach by then, the new place goes unnamed. No event
 * tells; with Orca 43 this much was always enough.
 */
export const FOLLOWS_AFTER = 350;
