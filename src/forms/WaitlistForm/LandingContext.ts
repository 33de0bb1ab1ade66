import { createContext } from 'react';

/** The query string of the visit's first page, in memory only. Default: empty. */
export const LandingContext = createContext(new URLSearchParams());

/**
 * The query string of the page that a visit came to first: this one, or another page of the site that led
 * here as a document.
 *
 * @param address - Of this page.
 * @param referrer - The page that led here, as browsers tell it.
 */
export function landingQuery(address: URL, referrer: string): URLSearchParams {
  const before = URL.canParse(referrer) ? new URL(referrer) : address;
  return (before.origin === address.origin ? before : address).searchParams;
}
