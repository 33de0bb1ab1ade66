import identity from '../../site.json' with { type: 'json' };

/** Who is behind the site: `site.json`, which `npm run rename` writes. */
export interface Identity {
  /** Name of the product, as visitors read it. */
  readonly product: string;
  /** Domain of the site, such as `exampleton.com`. */
  readonly domain: string;
  /** Address for support, press and privacy requests. */
  readonly email: string;
  /** Registered name of the company; empty until it is decided. */
  readonly legalEntity: string;
  /** Postal address of the company in one line; empty until it is decided. */
  readonly address: string;
  /** City of the company. */
  readonly city: string;
  /** The state it is in, whose law governs the terms. */
  readonly state: string;
  /** Its country: the name for visitors, and the ISO 3166 code for search engines. */
  readonly country: string;
  readonly countryCode: string;
  /** Year of its foundation. */
  readonly founded: string;
  /** The founder's name; empty while pages are not to name the founder. */
  readonly founder: string;
  /** The application's page that makes a blueprint; opens in a new tab. */
  readonly generateUrl: string;
  /** Professional network page. */
  readonly linkedInUrl: string;
  /** Video channel. */
  readonly videoChannelUrl: string;
  /** Embed address of a recorded demo; empty for the built-in tour. */
  readonly demoVideoUrl: string;
  /** Key of the indexing service, served at `/{key}.txt`. */
  readonly indexNowKey: string;
  /** ISO date (YYYY-MM-DD) on which the site went live, which is when its articles were published; empty before. */
  readonly published: string;
  // Facts that only the owner can supply. While a value is empty, pages leave out what depends on it.
  /** The founder's picture, square: its address under `public`, such as `/brand/founder.jpg`. */
  readonly face: string;
  /** Address of a calendar to book a fit check in. */
  readonly calendarUrl: string;
  /** How soon a message is answered, such as `one business day`. */
  readonly answerTime: string;
  /** When the trial opens, such as `the second quarter of 2027`. */
  readonly trialOpens: string;
  /** What the trial covers, such as `One role, 20 candidates and your whole team`. */
  readonly trialCovers: string;
  /** What one price buys, such as `a role`. */
  readonly priceUnit: string;
  /** AI providers and their terms on training, in a sentence. */
  readonly aiProviders: string;
  /** Where the product stores data, such as `the United States`. */
  readonly storageRegion: string;
  /** The applicant tracking system that is connected first. */
  readonly firstAts: string;
}

/** The identity, with the values of this deployment and values derived from the identity. */
export interface Site extends Identity {
  /** Origin of the site, without a trailing slash. */
  readonly url: string;
  /** True once the site is online at its real address; until then, search engines are not notified. */
  readonly live: boolean;
  /** City and country. */
  readonly place: string;
  /** The founder's name or, while it is empty, `Founder, {product}`. */
  readonly signature: string;
}

/** Builds the site from its identity and from the environment, where deployments differ. */
export function siteFrom(
  env: Readonly<Record<string, string | undefined>>,
  own: Identity = identity,
): Site {
  return {
    ...own,
    url: (env['SITE_URL'] || `https://${own.domain}`).replace(/\/+$/, ''),
    indexNowKey: env['INDEXNOW_KEY'] || own.indexNowKey,
    live: env['SITE_LIVE'] === 'true',
    place: `${own.city}, ${own.country}`,
    signature: own.founder || `Founder, ${own.product}`,
  };
}
