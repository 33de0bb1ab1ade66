import { withTimeZone } from '../../src/app/structuredData.ts';
import { canonicalUrl } from '../../src/app/head.ts';
import type { Site } from '../../src/content/siteConfig.ts';
import { siteDocuments } from '../../src/content/siteDocuments.ts';
import { palette } from '../../src/design/palette.ts';
import type { PageMeta } from '../../src/pages/PageMeta.ts';

const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** When the page's words last changed, as content says it; undefined where content does not say. */
const lastModified = (page: PageMeta): string | undefined =>
  page.article?.dateModified ?? page.lastModified;

const lines = (...parts: readonly (string | readonly string[])[]): string =>
  `${parts.flat().join('\n')}\n`;

function sitemap(site: Site, pages: readonly PageMeta[]): string {
  return lines(
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    pages.map((page) => {
      const date = lastModified(page);
      const changed = date === undefined ? '' : `<lastmod>${withTimeZone(date)}</lastmod>`;
      return `<url><loc>${escapeXml(canonicalUrl(site, page.path))}</loc>${changed}</url>`;
    }),
    '</urlset>',
  );
}

function feed(site: Site, articles: readonly PageMeta[]): string {
  const dates = articles.flatMap((page) => lastModified(page) ?? []).toSorted();
  return lines(
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<title>${escapeXml(siteDocuments.feedTitle)}</title>`,
    `<id>${site.url}/answers</id>`,
    `<link href="${site.url}/answers"/>`,
    `<link rel="self" href="${site.url}/feed.xml"/>`,
    `<updated>${withTimeZone(dates.at(-1) ?? '2025-01-01')}</updated>`,
    `<author><name>${escapeXml(site.product)}</name></author>`,
    articles.map((page) => {
      const url = canonicalUrl(site, page.path);
      return lines(
        '<entry>',
        `<title>${escapeXml(page.article?.headline ?? page.title)}</title>`,
        `<id>${url}</id>`,
        `<link href="${url}"/>`,
        `<published>${withTimeZone(page.article?.datePublished ?? '2025-01-01')}</published>`,
        `<updated>${withTimeZone(lastModified(page) ?? '2025-01-01')}</updated>`,
        `<summary>${escapeXml(page.description)}</summary>`,
        '</entry>',
      ).trimEnd();
    }),
    '</feed>',
  );
}

function guideForModels(site: Site, pages: readonly PageMeta[]): string {
  const entry = (page: PageMeta): string =>
    `- [${page.title}](${canonicalUrl(site, page.path)}): ${page.description}`;
  return lines(
    `# ${site.product}`,
    '',
    `> ${siteDocuments.summary}`,
    '',
    '## Pages',
    '',
    pages.filter((page) => page.article === undefined).map(entry),
    '',
    '## Answers',
    '',
    pages.filter((page) => page.article !== undefined).map(entry),
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

/** What programs read of the site, by file name: search engines, feed readers, crawlers, researchers, phones. */
export function siteFiles(site: Site, pages: readonly PageMeta[]): Record<string, string> {
  const indexed = pages.filter((page) => page.indexed !== false);
  return {
    'sitemap.xml': sitemap(site, indexed),
    'feed.xml': feed(
      site,
      indexed.filter((page) => page.article !== undefined),
    ),
    'robots.txt': lines('User-agent: *', 'Allow: /', '', `Sitemap: ${site.url}/sitemap.xml`),
    'llms.txt': guideForModels(site, indexed),
    '.well-known/security.txt': lines(
      `Contact: mailto:${site.email}`,
      `Expires: ${siteDocuments.securityExpires}`,
      'Preferred-Languages: en',
      `Canonical: ${site.url}/.well-known/security.txt`,
      `Policy: ${site.url}/security`,
    ),
    'site.webmanifest': webManifest(site),
    [`${site.indexNowKey}.txt`]: site.indexNowKey,
  };
}
