import { defaultIndexNowKey, defaultSiteUrl } from '../api/siteAddress.ts';

/** What differs from one deployment to the next. Every value has a default and an environment variable. */
export interface Site {
  /** Name of the product, as visitors read it. */
  readonly product: string;
  /** Origin of the public site, without a trailing slash. */
  readonly url: string;
  /** Address for support, press and privacy requests. */
  readonly email: string;
  /** The application's page that makes a blueprint; opens in a new tab. */
  readonly generateUrl: string;
  /** Professional network page. */
  readonly linkedInUrl: string;
  /** Video channel. */
  readonly videoChannelUrl: string;
  /** Embed address of a recorded demo; empty for the built-in tour. */
  readonly demoVideoUrl: string;
  /** How the founder is named until they sign with a name. */
  readonly founder: string;
  /** Key of the indexing service, served at `/{key}.txt`. */
  readonly indexNowKey: string;
  /** ISO date (YYYY-MM-DD) on which the site went live, which is when its articles were published; empty before. */
  readonly published: string;
  /** True once the site answers at its real address; search engines are told nothing before. */
  readonly live: boolean;
}

/** The environment variable of each value; `live` is set by `SITE_LIVE=true`. */
export const siteVariables = {
  product: 'SITE_PRODUCT',
  url: 'SITE_URL',
  email: 'SITE_EMAIL',
  generateUrl: 'SITE_GENERATE_URL',
  linkedInUrl: 'SITE_LINKEDIN_URL',
  videoChannelUrl: 'SITE_VIDEO_CHANNEL_URL',
  demoVideoUrl: 'SITE_DEMO_VIDEO_URL',
  founder: 'SITE_FOUNDER',
  indexNowKey: 'INDEXNOW_KEY',
  published: 'SITE_PUBLISHED',
} as const satisfies Record<keyof Omit<Site, 'live'>, string>;

/** Values that stand until the owner replaces them; `npm run launch:check` lists the ones still in use. */
export const siteDefaults: Site = {
  product: 'Rampwright',
  url: defaultSiteUrl,
  email: 'hello@rampwright.example',
  generateUrl: 'https://app.rampwright.example/generate',
  linkedInUrl: 'https://www.linkedin.com/company/rampwright-example',
  videoChannelUrl: 'https://www.youtube.com/@rampwright-example',
  demoVideoUrl: '',
  founder: 'Founder, Rampwright',
  indexNowKey: defaultIndexNowKey,
  published: '',
  live: false,
};

/** Reads the site's values from the environment; what is absent keeps its default. */
export function siteFrom(env: Readonly<Record<string, string | undefined>>): Site {
  const values = Object.fromEntries(
    Object.entries(siteVariables).flatMap(([key, name]) => {
      const value = env[name];
      return value === undefined || value === '' ? [] : [[key, value]];
    }),
  );
  const site = { ...siteDefaults, ...values, live: env['SITE_LIVE'] === 'true' };
  return { ...site, url: site.url.replace(/\/+$/, '') };
}
