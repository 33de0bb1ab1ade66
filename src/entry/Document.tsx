import type { ReactNode } from 'react';
import { siteDocuments } from '../content/siteDocuments.ts';
import { dark, light } from '../design/themes.ts';
import type { HeadTag } from './head.ts';

/** What a document is made of. */
export interface DocumentParts {
  /** The page's own head tags. */
  readonly head: readonly HeadTag[];
  /** The page's HTML. */
  readonly body: string;
  /** All styles that the first paint needs. */
  readonly css: string;
  /** Names of the stylesheets that `css` replaces; inlineStyles.ts reads them. */
  readonly stylesheets: string;
  /** Stylesheet of the web fonts, for visitors without scripts. */
  readonly fontStylesheet: string;
  /** The inline script and the values it works with. Default: the document starts no application. */
  readonly boot?: { readonly code: string; readonly data: Readonly<Record<string, string>> };
}

/**
 * Rules for prefetching the page behind a link that a visitor is about to press. The browser decides when
 * to prefetch, and never does while data saving is on.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      // Only pages: the addresses of files contain a dot.
      where: { href_matches: '/([^.]*)' },
      eagerness: 'moderate',
    },
  ],
});

/** Content that React must not escape, because it is HTML, CSS, code or JSON already. */
const raw = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } });

function PageTag({ name: Tag, attributes, text }: HeadTag) {
  if (text === undefined) return <Tag {...attributes} />;
  if (Tag === 'script') return <Tag {...attributes} {...raw(text)} />;
  return <Tag {...attributes}>{text}</Tag>;
}

/** Starts the application with these values as `data-` attributes, and prefetches links. */
function Boot({ code, data }: NonNullable<DocumentParts['boot']>) {
  const attributes = Object.entries(data).map(([key, value]) => [`data-${key}`, value] as const);
  return (
    <>
      <script {...Object.fromEntries(attributes)} {...raw(code)} />
      <script type="speculationrules" {...raw(speculationRules)} />
    </>
  );
}

/** The whole document around a page, as the build writes it and development serves it. */
export function Document(parts: DocumentParts) {
  const { head, body, css, stylesheets, fontStylesheet, boot } = parts;
  const tags = (isData: boolean): ReactNode =>
    head
      .filter(({ name }) => (name === 'script') === isData)
      .map((tag) => <PageTag key={JSON.stringify(tag)} {...tag} />);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Browsers take the first one whose `media` matches. The theme switch changes the first `media`. */}
        <meta name="theme-color" content={dark.surface.page} media="(prefers-color-scheme:dark)" />
        <meta name="theme-color" content={light.surface.page} />
        {tags(false)}
        <style data-files={stylesheets} {...raw(css)} />
        <noscript>
          <link rel="stylesheet" href={fontStylesheet} />
        </noscript>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link
          rel="alternate"
          type="application/atom+xml"
          title={siteDocuments.feedTitle}
          href="/feed.xml"
        />
        {boot && <Boot {...boot} />}
      </head>
      <body>
        <div id="root" {...raw(body)} />
        {/* Structured data. Only search engines read it, so it comes after what visitors wait for. */}
        {tags(true)}
      </body>
    </html>
  );
}
