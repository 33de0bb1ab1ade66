import type { Analytics } from '../content/analytics.ts';

/** What is counted: views of pages, presses of a call to action, signups. */
export type Visit = 'pageview' | 'call to action' | 'joined';

/** The request that each service's own script would send, without the data that it reads from the device. */
const requests = {
  // https://plausible.io/docs/events-api
  Plausible: (name: Visit, domain: string, pathname: string) => ({
    path: '/api/event',
    // A content type that needs no CORS preflight.
    type: 'text/plain',
    body: {
      name,
      domain,
      url: location.origin + pathname + location.search,
      referrer: document.referrer,
    },
  }),
  // https://umami.is/docs/api/sending-stats
  Umami: (name: Visit, website: string, pathname: string) => ({
    path: '/api/send',
    type: 'application/json',
    body: {
      type: 'event',
      payload: {
        website,
        hostname: location.hostname,
        url: pathname + location.search,
        referrer: document.referrer,
        title: document.title,
        ...(name !== 'pageview' && { name }),
      },
    },
  }),
};

/** Counts once, without a cookie. Visitors who ask not to be tracked are not counted. */
export function countVisit(
  { service, origin, website }: Analytics,
  visit: Visit,
  pathname: string,
): void {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (globalPrivacyControl === true || doNotTrack === '1') return;
  const { path, type, body } = requests[service](visit, website, pathname);
  // `keepalive`: the request goes on even if the press opens another document. Failures are ignored.
  fetch(origin + path, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'Content-Type': type },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}
