/** A new code for the link that a visitor may send to a colleague: random, so it identifies nobody. */
export const newCode = (): string => Math.random().toString(36).slice(2, 12);

/** Address of the visit's first document, and its referrer, separated by a space. */
const first = typeof window === 'undefined' ? '' : `${window.location.href} ${document.referrer}`;

/** The code of the link that led the visitor to the site, or `-`. Other pages visited since do not matter. */
export const currentVia = (): string =>
  /[?&]via=([a-z\d]{6,10})\b/.exec(`${window.location.href} ${first}`)?.[1] ?? '-';
