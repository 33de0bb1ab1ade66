import { longestAddress } from '../email.ts';
import { longestName } from '../limits.ts';
import { paths } from '../paths.ts';
import { type Form, type FormValues, hiddenFrom } from './form.ts';
import { schemaOf } from './schema.ts';

/**
 * A waitlist signup, with the campaign of the link that led to the form (`utm_*`), and that of the visit's
 * first page (`landing_*`).
 */
export const waitlist = {
  id: 'waitlist-form',
  path: paths.waitlist,
  page: '/pricing',
  thanksPage: '/pricing/joined',
  fields: {
    email: { kind: 'email', maxLength: longestAddress, required: true, autoComplete: 'email' },
    name: { kind: 'line', maxLength: longestName, autoComplete: 'name' },
    company: { kind: 'line', maxLength: longestName, autoComplete: 'organization' },
  },
  hidden: {
    utm_source: 200,
    utm_campaign: 200,
    utm_medium: 200,
    landing_source: 200,
    landing_campaign: 200,
    landing_medium: 200,
  },
} as const satisfies Form;

export const waitlistSchema = schemaOf(waitlist);

/** The campaign of the link that led to the form. */
export type Campaign = Pick<WaitlistSignup, 'utm_source' | 'utm_campaign' | 'utm_medium'>;

/** The campaign in a query string; empty texts where there is none. */
export function campaignOf(query: URLSearchParams): Campaign {
  const { utm_source, utm_campaign, utm_medium } = hiddenFrom(waitlist, query);
  return { utm_source, utm_campaign, utm_medium };
}

/** `utm_source` of the site's own links. */
export const ownSource = 'site';

/**
 * The hidden values `landing_*` of a visit whose first page had this query: `hiddenFrom` reads `landing_source`
 * from `utm_source`. Empty ones are left out, and so is the tag of a link of the site: it is in the first
 * query only when the page has been loaded again, and then says nothing of where the visit came from.
 */
export function landingOf(firstQuery: URLSearchParams): Partial<WaitlistSignup> {
  const values = hiddenFrom(waitlist, firstQuery);
  if (values.landing_source === ownSource) return {};
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => name.startsWith('landing_') && value !== ''),
  );
}

/** What the form posts: every field, optional ones as empty strings. */
export type WaitlistSignup = FormValues<typeof waitlist>;
