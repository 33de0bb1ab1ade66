/** A new code for the link that a visitor may send on: random, so it says nothing about anybody. */
export const newCode = (): string => Math.random().toString(36).slice(2, 12);

/** The address by which the visit began, and that of the page of this site before it. */
const first = typeof window === 'undefined' ? '' : `${window.location.href} ${document.referrer}`;

/** The code of the link that led the visitor here, though they have gone on to other pages, or `-`. */
export const currentVia = (): string =>
  /[?&]via=([a-z\d]{6,10})\b/.exec(`${window.location.href} ${first}`)?.[1] ?? '-';
