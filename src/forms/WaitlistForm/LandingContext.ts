import { createContext } from 'react';

/** The query string of the visit's first page, kept in memory only. Default: empty. */
export const LandingContext = createContext(new URLSearchParams());

/**
 * The query string of the visit's first page. A link of the site loads a document only before the application
 * has started; the first page is then the one before, `referrer`.
 *
 * @param address - Address of this document.
 * @param referrer - Its `document.referrer`.
 */
export function landingQuery(address: URL, referrer: string): URLSearchParams {
  const before = URL.canParse(referrer) ? new URL(referrer) : address;
  return (before.origin === address.origin ? before : address).searchParams;
}
