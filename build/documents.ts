import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { type Selector, type SelectorList, transform } from 'lightningcss';
import { analytics } from '../src/content/analytics.ts';
import { site } from '../src/content/site.ts';
import { trustedTypesPolicy } from '../src/entry/head.ts';
import { contentSecurityPolicy, type HeaderMap, pagePolicies } from '../src/server/headers.ts';
import { type Bundle, out } from './bundle.ts';

/** The bundle that renders pages; its exports are those of src/entry/prerender.tsx. */
export type Prerender = typeof import('../src/entry/prerender.tsx');

export type RenderedPage = Awaited<ReturnType<Prerender['render']>>;

/** Allows one inline script or style in a Content-Security-Policy. */
const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Names of files in `assets` as documents list them: without folder and extension, which all share. */
export const bareNames = (addresses: readonly string[]): string =>
  addresses.map((address) => parse(address).name).join(' ');

/**
 * The headers of a page with these inline styles and scripts.
 *
 * @param nonce - For the inline tags that the development server adds. Default: none.
 */
export function headersOf(
  page: Pick<RenderedPage, 'meta'>,
  inline: { readonly styles: readonly string[]; readonly scripts: readonly string[] },
  nonce?: string,
): HeaderMap {
  const nonces = nonce === undefined ? [] : [`'nonce-${nonce}'`];
  return {
    ...pagePolicies,
    'Content-Security-Policy': contentSecurityPolicy(
      {
        'script-src': [...inline.scripts.map(cspHash), ...nonces],
        'style-src': [...inline.styles.map(cspHash), ...nonces],
        'connect-src': analytics === null ? [] : [analytics.origin],
        // Set on every page, because client-side navigation keeps the policy of the page loaded first.
        'frame-src':
          inline.scripts.length === 0 || site.demoVideoUrl === ''
            ? []
            : [new URL(site.demoVideoUrl).origin],
      },
      inline.scripts.length === 0 ? undefined : trustedTypesPolicy,
    ),
    ...(page.meta.indexed === false && { 'X-Robots-Tag': 'noindex' }),
  };
}

/** Class names that occur in a document's markup. */
const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));

/**
 * The styles of a page. `css` goes into its document and holds the rules that can apply to its own markup;
 * `rest` holds the other rules, for elements that the application shows later.
 *
 * @param options - `isWhole`: the document carries all rules, because the server adds markup. Default: no.
 */
export async function stylesOf(bundle: Bundle, page: RenderedPage, { isWhole = false } = {}) {
  const addresses = bundle.stylesOf(page.files);
  const texts = addresses.map((address) => readFile(join(out.site, address)));
  const code = Buffer.concat(await Promise.all(texts));
  const used = classesIn(page.body);
  const applies = (selector: Selector): boolean =>
    selector.every((part) => part.type !== 'class' || used.has(part.name));
  // Minified again, because that merges the layers of the stylesheets.
  const minified = (isKept: (selectors: SelectorList) => boolean, others = {}): string =>
    transform({
      filename: page.meta.path,
      code,
      minify: true,
      visitor: {
        Rule: { ...others, style: ({ value }) => (isKept(value.selectors) ? undefined : []) },
      },
    }).code.toString();
  return {
    stylesheets: bareNames(addresses),
    css: minified((selectors) => isWhole || selectors.some(applies)),
    rest: minified((selectors) => !selectors.some(applies), {
      'font-face': () => [],
      keyframes: () => [],
    }),
  };
}
