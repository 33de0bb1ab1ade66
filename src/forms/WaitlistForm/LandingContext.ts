import { createContext } from 'react';
import { hiddenFrom } from '../../api/forms/form.ts';
import { waitlist, type WaitlistSignup } from '../../api/forms/waitlist.ts';

type Landing = Partial<
  Pick<WaitlistSignup, 'landing_source' | 'landing_campaign' | 'landing_medium'>
>;

/** The campaign of the visit's first page, in memory only, without empty values. Default: none. */
export const LandingContext = createContext<Landing>({});

/**
 * The campaign of a visit that comes to this page first, or from another page of the site that it loaded
 * as a document.
 *
 * @param address - Of this page.
 * @param referrer - The page that led here, as browsers tell it.
 */
export function landingOf(address: URL, referrer: string): Landing {
  const before = URL.parse(referrer);
  const first = before?.origin === address.origin ? before : address;
  const tags = Object.entries(hiddenFrom(waitlist, first.searchParams));
  return Object.fromEntries(
    tags.filter(([name, value]) => name.startsWith('landing_') && value !== ''),
  );
}
