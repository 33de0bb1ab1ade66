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
 * Lets the browser fetch the page behind a link that a visitor is about to press. It decides by
 * itself when to, and never does for those who save data.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      // Pages, and no files.
      where: { href_matches: '/([^.]*)' },
      eagerness: 'moderate',
    },
  ],
});

/** Text that is code or data already, and so is not escaped. */
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
        {/* The browser takes the first one that applies; the switch in the footer changes when that is. */}
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
        {/* Read by search engines alone, so it comes after what visitors wait for. */}
        {tags(true)}
      </body>
    </html>
  );
}
