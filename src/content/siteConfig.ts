import identity from '../../site.json' with { type: 'json' };

/** Who is behind the site: `site.json`, which `npm run rename` writes. */
export interface Identity {
  /** Name of the product, as visitors read it. */
  readonly product: string;
  /** Where the site is, such as `exampleton.com`. */
  readonly domain: string;
  /** Address for support, press and privacy requests. */
  readonly email: string;
  /** Registered name of the company; empty until it is decided. */
  readonly legalEntity: string;
  /** Postal address of the company in one line; empty until it is decided. */
  readonly address: string;
  /** Where the company is. */
  readonly city: string;
  /** The state it is in, whose law governs the terms. */
  readonly state: string;
  /** Its country, as visitors read it, and by ISO 3166 for search engines. */
  readonly country: string;
  readonly countryCode: string;
  /** Year of its foundation. */
  readonly founded: string;
  /** The founder's name; empty until they sign with it. */
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
  // What only the owner can say. While one is empty, the pages are whole without it.
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

/** The identity, and what this deployment says of itself. */
export interface Site extends Identity {
  /** Origin of the site, without a trailing slash. */
  readonly url: string;
  /** True once the site answers at its real address; search engines are told nothing before. */
  readonly live: boolean;
  /** City and country. */
  readonly place: string;
  /** How the founder is named, also before they sign with a name. */
  readonly signature: string;
}

/** The site by its identity and by the environment, which says what differs between deployments. */
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
