export type HeaderMap = Record<string, string>;

/** What a page may load and do, by directive. */
const ownSources = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'frame-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
};

/**
 * A Content-Security-Policy without any `unsafe-` source.
 *
 * @param more - Sources beyond the site's own, by directive: origins, and hashes in quotes.
 * @param trustedTypes - The Trusted Types policy that the page's scripts create. Default none.
 */
export const contentSecurityPolicy = (
  more: Partial<Record<string, readonly string[]>> = {},
  trustedTypes = "'none'",
): string =>
  Object.entries({ ...ownSources, 'trusted-types': trustedTypes })
    .map(([directive, own]) => [directive, own, ...(more[directive] ?? [])].join(' '))
    .join('; ');

/** One day, so that a mistake with https locks browsers out for no longer. */
export const defaultHsts = 'max-age=86400';

/** What the headers of every answer depend on, named as in the environment. */
export interface Deployment {
  SITE_URL: string;
  /** Whether this is the site that search engines may list. */
  SITE_LIVE: boolean;
  /** How long browsers insist on https. Default: a day. */
  HSTS?: string | undefined;
}

/** Headers of every answer: pages, files, API and errors. */
export const securityHeaders = ({ SITE_URL, SITE_LIVE, HSTS }: Deployment): HeaderMap => ({
  ...(SITE_URL.startsWith('https:') && { 'Strict-Transport-Security': HSTS || defaultHsts }),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(!SITE_LIVE && { 'X-Robots-Tag': 'noindex' }),
});

/** Policies that matter only for what a browser shows as a page; other files are served without them. */
export const pagePolicies: HeaderMap = {
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** The content policy of answers that show nothing: JSON, redirects, errors. */
export const bareContentPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Policies of answers that show nothing. */
export const barePolicies = { ...pagePolicies, 'Content-Security-Policy': bareContentPolicy };

/** Headers of every answer that is neither a page nor a file. */
export const bareHeaders = (site: Deployment): HeaderMap => ({
  ...securityHeaders(site),
  ...barePolicies,
});

/** Headers of files of no special kind. */
export const usualFileHeaders: HeaderMap = { 'Cache-Control': 'public, max-age=3600' };

/** Headers by the kind of file that is served at `path`, which begins with a slash. */
export function fileHeaders(path: string): HeaderMap {
  if (path.startsWith('/assets/'))
    return { 'Cache-Control': 'public, max-age=31536000, immutable' };
  // Always revalidated, so that a page's data is never older than its document.
  if (path.endsWith('.json')) return { 'Cache-Control': 'no-cache' };
  // Pictures and downloads are made to be shown elsewhere: link previews, press pages.
  if (/\.(?:png|jpe?g|svg|webp|avif|ico|zip)$/.test(path))
    return {
      ...usualFileHeaders,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      // An SVG opened directly is a document that could run scripts. All of these get the policy, so that one
      // rule is enough for a whole folder.
      'Content-Security-Policy': bareContentPolicy,
    };
  return usualFileHeaders;
}

export const documentHeaders: HeaderMap = {
  'Cache-Control': 'public, max-age=60, must-revalidate',
};

/** What the build tells the server about the site: the content of `dist/headers.json`. */
export interface SiteHeaders {
  all: HeaderMap;
  documents: Record<string, { file: string; headers: HeaderMap }>;
  notFound: { file: string; headers: HeaderMap };
  /** The page around each form, by the path that the form is posted to. These files are beside `site/`. */
  formTemplates: Record<string, { file: string; headers: HeaderMap }>;
  /** What the sitemap lists: addresses, each with the moment of its last change, empty where content names none. */
  listed: Record<string, string>;
}
