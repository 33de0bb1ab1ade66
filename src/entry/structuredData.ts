import type { Graph, Thing } from 'schema-dts';
import type { Site } from '../content/siteConfig.ts';
import type { RoutedMeta } from '../pages/PageMeta.ts';

/** Midnight UTC of an ISO date, because dates in structured data need a time zone. */
export const withTimeZone = (date: string): string => `${date}T00:00:00Z`;

/** Google's own property for the placeholder; spread into the graph because schema-dts does not know it. */
const searchInput = { 'query-input': 'required name=search_term' };

/** The page's JSON-LD: one graph whose parts refer to each other by `@id`; undefined if it has no parts. */
export function structuredData(meta: RoutedMeta, site: Site): Graph | undefined {
  if (meta.indexed === false) return undefined;
  const id = (fragment: string): string => `${site.url}/#${fragment}`;
  const url = site.url + meta.path;
  const graph: Thing[] = [];

  if (meta.path === '/') {
    graph.push({
      '@type': 'WebSite',
      '@id': id('website'),
      name: site.product,
      url: `${site.url}/`,
      publisher: { '@id': id('organization') },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${site.url}/answers/{search_term}` },
        ...searchInput,
      },
    });
  }
  if (meta.breadcrumb !== undefined) {
    graph.push({
      '@type': 'BreadcrumbList',
      '@id': `${url}#breadcrumb`,
      itemListElement: meta.breadcrumb.map(({ label: name, to = meta.path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: site.url + to,
      })),
    });
  }
  if (meta.faq !== undefined) {
    graph.push({
      '@type': 'FAQPage',
      '@id': `${url}#faq`,
      mainEntity: meta.faq.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    });
  }
  if (meta.article !== undefined) {
    graph.push({
      '@type': 'Article',
      '@id': `${url}#article`,
      headline: meta.article.headline,
      description: meta.description,
      url,
      mainEntityOfPage: url,
      datePublished: withTimeZone(meta.article.datePublished),
      dateModified: withTimeZone(meta.article.dateModified),
      author: { '@id': id('organization') },
      publisher: { '@id': id('organization') },
    });
  }
  if (meta.person === true) {
    graph.push({
      '@type': 'Person',
      '@id': `${url}#founder`,
      name: site.signature,
      worksFor: { '@id': id('organization') },
      url,
    });
  }
  // Crawlers read each document alone, so one that refers to the organization must describe it.
  if (meta.path === '/' || meta.article !== undefined || meta.person === true)
    graph.unshift({
      '@type': 'Organization',
      '@id': id('organization'),
      name: site.product,
      url: `${site.url}/`,
      logo: `${site.url}/brand/symbol.png`,
      // Only the home page has the details, to keep articles small.
      ...(meta.path === '/' && {
        email: site.email,
        foundingDate: site.founded,
        address: {
          '@type': 'PostalAddress',
          addressLocality: site.city,
          addressCountry: site.countryCode,
        },
        sameAs: [site.linkedInUrl, site.videoChannelUrl],
      }),
    });
  return graph.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': graph };
}
