/** The service that counts visits, if the owner has configured one. */
export interface Analytics {
  readonly service: 'Plausible' | 'Umami';
  /** Origin of the service's API: `https://plausible.io`. */
  readonly origin: string;
  /** What identifies this site to the service: the domain (Plausible) or an id (Umami). */
  readonly website: string;
}

const form = /^(plausible|umami) (https?:\/\/[^\s/]+)\/? (\S+)$/;

/**
 * Reads `SITE_ANALYTICS`, such as `plausible https://plausible.io site.example`.
 *
 * @throws Error when the setting has another form.
 */
export function analyticsFrom(setting = ''): Analytics | null {
  if (setting === '') return null;
  const [, name, origin = '', website = ''] = form.exec(setting) ?? [];
  if (name === undefined)
    throw new Error(
      'SITE_ANALYTICS must be "plausible https://HOST DOMAIN" or "umami https://HOST WEBSITE-ID", or empty.',
    );
  return { service: name === 'umami' ? 'Umami' : 'Plausible', origin, website };
}

/** Replaced by the bundler (vite.config.ts); undefined when Node runs this file without bundling. */
declare const __ANALYTICS__: Analytics | null | undefined;

/** The service that counts visits; null by default: visits are not counted. */
export const analytics: Analytics | null =
  typeof __ANALYTICS__ === 'undefined'
    ? analyticsFrom(process.env['SITE_ANALYTICS'])
    : __ANALYTICS__;

/** How the policies describe whether visits are counted, and by which service. */
export const analyticsWords =
  analytics === null
    ? {
        short: 'no analytics',
        summary: 'runs no analytics',
        runs: 'runs no analytics, no advertising tags and no tracking pixels',
        details:
          'If we ever add analytics, we will describe it here first, and ask you where the law requires it.',
      }
    : {
        short: 'visits counted without cookies',
        summary: 'counts visits without cookies',
        runs: `lets ${analytics.service} count visits without cookies, and runs no advertising tags and no tracking pixels`,
        details: `${analytics.service} (${new URL(analytics.origin).host}) gets the address of each page you open, the page that led you there, and a note when you press a call to action or join. It is not told who you are; it sees your IP address, as any host does. It gets nothing if your browser asks not to be tracked.`,
      };
