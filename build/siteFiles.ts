import { withTimeZone } from '../src/entry/structuredData.ts';
import { canonicalUrl } from '../src/entry/head.ts';
import type { Site } from '../src/content/siteConfig.ts';
import { siteDocuments } from '../src/content/siteDocuments.ts';
import { palette } from '../src/design/palette.ts';
import type { RoutedMeta } from '../src/pages/PageMeta.ts';
import type { SiteHeaders } from '../src/server/headers.ts';

const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const isIndexed = ({ indexed = true }: RoutedMeta): boolean => indexed;

/** Removes the service worker of an earlier site at this domain, which would answer with old pages. */
const noServiceWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', async () => {
  await registration.unregister();
  for (const client of await clients.matchAll()) client.navigate(client.url);
});
`;

const lines = (...parts: readonly (string | readonly string[])[]): string =>
  `${parts.flat().join('\n')}\n`;

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';

type Listed = SiteHeaders['listed'];

/** The sitemap's addresses with their last change; the server reads them for IndexNow. */
export const listedPages = (site: Site, pages: readonly RoutedMeta[]): Listed =>
  Object.fromEntries(
    pages.filter(isIndexed).map((page) => {
      const date = page.article?.dateModified ?? page.lastModified;
      return [canonicalUrl(site, page.path), date === undefined ? '' : withTimeZone(date)];
    }),
  );

const sitemap = (listed: Listed): string =>
  lines(
    xmlDeclaration,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    Object.entries(listed).map(([url, changed]) => {
      const lastmod = changed === '' ? '' : `<lastmod>${changed}</lastmod>`;
      return `<url><loc>${escapeXml(url)}</loc>${lastmod}</url>`;
    }),
    '</urlset>',
  );

/** Maximum number of articles in the feed and in `llms.txt`: readers of feeds want what is new. */
const newestCount = 100;

/** A page that shows an article. */
type ArticlePage = RoutedMeta & { readonly article: NonNullable<RoutedMeta['article']> };

const isArticlePage = (page: RoutedMeta): page is ArticlePage => page.article !== undefined;

/** The articles that changed last; if there are at most `newestCount`, all of them in the site's order. */
const newest = (articles: readonly ArticlePage[]): ArticlePage[] =>
  articles.length <= newestCount
    ? [...articles]
    : articles
        .toSorted((a, b) => b.article.dateModified.localeCompare(a.article.dateModified))
        .slice(0, newestCount);

/** Atom requires a date even for a feed without entries. */
const emptyFeedDate = '2025-01-01';

function feed(site: Site, articles: readonly ArticlePage[]): string {
  const dates = articles.map(({ article }) => article.dateModified).toSorted();
  return lines(
    xmlDeclaration,
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<title>${escapeXml(siteDocuments.feedTitle)}</title>`,
    `<id>${site.url}/answers</id>`,
    `<link href="${site.url}/answers"/>`,
    `<link rel="self" href="${site.url}/feed.xml"/>`,
    `<updated>${withTimeZone(dates.at(-1) ?? emptyFeedDate)}</updated>`,
    `<author><name>${escapeXml(site.product)}</name></author>`,
    articles.flatMap((page) => {
      const url = canonicalUrl(site, page.path);
      return [
        '<entry>',
        `<title>${escapeXml(page.article.headline)}</title>`,
        `<id>${url}</id>`,
        `<link href="${url}"/>`,
        `<published>${withTimeZone(page.article.datePublished)}</published>`,
        `<updated>${withTimeZone(page.article.dateModified)}</updated>`,
        `<summary>${escapeXml(page.description)}</summary>`,
        '</entry>',
      ];
    }),
    '</feed>',
  );
}

function llmsTxt(site: Site, pages: readonly RoutedMeta[]): string {
  const articles = pages.filter(isArticlePage);
  const entry = (page: RoutedMeta): string =>
    `- [${page.title}](${canonicalUrl(site, page.path)}): ${page.description}`;
  return lines(
    `# ${site.product}`,
    '',
    `> ${siteDocuments.summary}`,
    '',
    '## Pages',
    '',
    pages
      // Of a list that spans several pages, only the first page is included.
      .filter(({ article, series }) => article === undefined && (series?.number ?? 1) === 1)
      .map(entry),
    '',
    '## Answers',
    '',
    newest(articles).map(entry),
    ...(articles.length > newestCount
      ? ['', `All ${articles.length} answers are in ${site.url}/sitemap.xml.`]
      : []),
  );
}

function webManifest(site: Site): string {
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: site.product,
    short_name: site.product,
    description: siteDocuments.summary,
    start_url: '/',
    display: 'browser',
    background_color: palette.white,
    theme_color: palette.white,
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  });
}

/** Contents, by file name, of files that programs read: search engines, feed readers, crawlers, phones. */
export function siteFiles(site: Site, pages: readonly RoutedMeta[]): Record<string, string> {
  const indexed = pages.filter(isIndexed);
  return {
    'sitemap.xml': sitemap(listedPages(site, pages)),
    'feed.xml': feed(site, newest(indexed.filter(isArticlePage))),
    'robots.txt': lines('User-agent: *', 'Allow: /', '', `Sitemap: ${site.url}/sitemap.xml`),
    'llms.txt': llmsTxt(site, indexed),
    '.well-known/security.txt': lines(
      `Contact: mailto:${site.email}`,
      `Expires: ${siteDocuments.securityExpires}`,
      'Preferred-Languages: en',
      `Canonical: ${site.url}/.well-known/security.txt`,
      `Policy: ${site.url}/security`,
    ),
    'site.webmanifest': webManifest(site),
    'sw.js': noServiceWorker,
    'service-worker.js': noServiceWorker,
    'serviceworker.js': noServiceWorker,
    [`${site.indexNowKey}.txt`]: site.indexNowKey,
  };
}
