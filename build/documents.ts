import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { analytics } from '../src/content/analytics.ts';
import { site } from '../src/content/site.ts';
import { trustedTypesPolicy } from '../src/entry/head.ts';
import { contentSecurityPolicy, type HeaderMap, pagePolicies } from '../src/server/headers.ts';
import { type Bundle, out } from './bundle.ts';

/** The bundle that renders, as src/entry/prerender.tsx exports it. */
export type Prerender = typeof import('../src/entry/prerender.tsx');

export type RenderedPage = Awaited<ReturnType<Prerender['render']>>;

/** A source expression of a Content-Security-Policy for an inline text. */
const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Names of files in `assets`, as documents list them: without what all of them share. */
export const bareNames = (addresses: readonly string[]): string =>
  addresses.map((address) => parse(address).name).join(' ');

/**
 * The headers of a document whose inline texts are these.
 *
 * @param nonce - Of what development adds to the document. Default: nothing is added.
 */
export function headersOf(
  page: Pick<RenderedPage, 'meta'>,
  inline: { readonly styles: readonly string[]; readonly scripts: readonly string[] },
  nonce?: string,
): HeaderMap {
  const added = nonce === undefined ? [] : [`'nonce-${nonce}'`];
  return {
    ...pagePolicies,
    'Content-Security-Policy': contentSecurityPolicy({
      scriptHashes: [...inline.scripts.map(cspHash), ...added],
      styleHashes: [...inline.styles.map(cspHash), ...added],
      trustedTypes: inline.scripts.length === 0 ? [] : [trustedTypesPolicy],
      connectSrc: analytics === null ? [] : [analytics.origin],
      // On every page: a navigation inside the site keeps the policy of the document it began with.
      frameSrc:
        inline.scripts.length === 0 || site.demoVideoUrl === ''
          ? []
          : [new URL(site.demoVideoUrl).origin],
    }),
    ...(page.meta.indexed === false && { 'X-Robots-Tag': 'noindex' }),
  };
}

/** The stylesheets of a page, and all their rules. */
export async function stylesOf(
  bundle: Bundle,
  page: RenderedPage,
): Promise<{ stylesheets: string; css: string }> {
  const addresses = bundle.stylesOf(page.files);
  const texts = addresses.map((address) => readFile(join(out.site, address), 'utf8'));
  return { stylesheets: bareNames(addresses), css: (await Promise.all(texts)).join('').trim() };
}
