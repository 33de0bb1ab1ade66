import { limits } from './limits.ts';

/** Where a visitor came from; an empty string for what the link did not say. */
export interface Utm {
  utm_source: string;
  utm_campaign: string;
  utm_medium: string;
}

/**
 * The campaign of a page's query string. Values are cut to what the server accepts: a visitor
 * cannot mend a broken link, so it must never cost a signup.
 */
export function utmFrom(query: URLSearchParams): Utm {
  const read = (key: string) =>
    (query.get(key) ?? '')
      .replaceAll(/[\0\n\r]/g, ' ')
      .slice(0, limits.utm)
      .toWellFormed();
  return {
    utm_source: read('utm_source'),
    utm_campaign: read('utm_campaign'),
    utm_medium: read('utm_medium'),
  };
}
