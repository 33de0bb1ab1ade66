/**
 * How long a screen reader takes to follow the focus, in milliseconds. It compares the newly focused element
 * with the one before: if the latter is gone or inert by then, the new place is not read. No event says when
 * the screen reader is done; with Orca 43 this time was always enough.
 */
export const FOLLOWS_AFTER = 350;
