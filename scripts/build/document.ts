import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import { siteDocuments } from '../../src/content/siteDocuments.ts';

/** The pieces of one prerendered document. */
export interface DocumentParts {
  /** The page's own head tags. */
  readonly head: string;
  /** The page's HTML. */
  readonly body: string;
  /** All styles the first paint needs. */
  readonly css: string;
  /** Addresses of the stylesheets that `css` replaces. */
  readonly stylesheets: readonly string[];
  /** Stylesheet of the web fonts, for visitors without scripts. */
  readonly fontStylesheet: string;
  /** The inline script and the addresses it works with; left out for documents that need no application. */
  readonly boot?: { readonly code: string; readonly data: Readonly<Record<string, string>> };
}

/** A source expression of a Content-Security-Policy for an inline text. */
export const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Lets the browser fetch the page behind a link that a visitor is about to press. It does so by its
 * own judgment, and not at all for those who save data.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
});

/** Names of files in `assets`, as documents list them: without what all of them share. */
export const bareNames = (addresses: readonly string[]): string =>
  addresses.map((address) => parse(address).name).join(' ');

/** Radix measures panels through inline style attributes, which the policy refuses and we do not use. */
const measured = / style="--radix-[^"]*"/g;

/** True when there is something for {@link renderDocument} to take away. */
export const isMeasured = (body: string): boolean => body.search(measured) !== -1;

/** @throws Error when a style attribute is left, which the policy of the pages would refuse. */
function withoutMeasures(body: string): string {
  const html = body.replaceAll(measured, '');
  const [left] = /<[^>]* style="[^"]*"/.exec(html) ?? [];
  if (left !== undefined)
    throw new Error(`document.ts leaves a style attribute that the policy refuses: ${left}`);
  return html;
}

/** Puts a document together. The inline styles say which files they replace; src/app/inlineStyles.ts reads it. */
export function renderDocument({
  head,
  body,
  css,
  stylesheets,
  fontStylesheet,
  boot,
}: DocumentParts): string {
  const data = Object.entries(boot?.data ?? {}).map(([key, value]) => ` data-${key}="${value}"`);
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    `<style data-files="${bareNames(stylesheets)}">${css}</style>`,
    `<noscript><link rel="stylesheet" href="${fontStylesheet}"></noscript>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<link rel="alternate" type="application/atom+xml" title="${siteDocuments.feedTitle}" href="/feed.xml">`,
    ...(boot === undefined
      ? []
      : [
          `<script${data.join('')}>${boot.code}</script>`,
          `<script type="speculationrules">${speculationRules}</script>`,
        ]),
    '</head>',
    '<body>',
    `<div id="root">${withoutMeasures(body)}</div>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
