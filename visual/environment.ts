import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PinnedBrowser } from '../scripts/browser.ts';
import { hashOf } from './picture.ts';

/** What a picture depends on besides our own sources. */
export interface Environment {
  /** Version that the browser itself tells. */
  readonly browser: string;
  /** Launch flags that bear on pixels. */
  readonly flags: readonly string[];
  /** Hashes of the fonts that a page falls back to, by file name. */
  readonly fallbackFonts: Readonly<Record<string, string>>;
}

function hashes(files: readonly string[]): Record<string, string> {
  return Object.fromEntries(files.map((file) => [basename(file), hashOf(readFileSync(file))]));
}

/** The environment of pictures taken with this browser. */
export function environmentOf(pinned: PinnedBrowser, browserVersion: string): Environment {
  return {
    browser: browserVersion,
    // Needed by root only, and without effect on what is drawn.
    flags: pinned.args.filter((flag) => flag !== '--no-sandbox').sort(),
    fallbackFonts: hashes(pinned.fallbackFonts),
  };
}

/** Hashes of the site's own fonts: they are part of the product, so a change of theirs is compared like any other. */
export function siteFonts(
  folder = join(import.meta.dirname, '../src/design/fonts'),
): Record<string, string> {
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  return hashes(names.sort().map((name) => join(folder, name)));
}

/** Names what differs between two environments, in words; empty when nothing does. */
export function environmentDifferences(approved: Environment, here: Environment): string[] {
  const differences: string[] = [];
  if (approved.browser !== here.browser)
    differences.push(`browser ${here.browser} instead of ${approved.browser}`);
  if (approved.flags.join(' ') !== here.flags.join(' ')) differences.push('other launch flags');
  if (JSON.stringify(approved.fallbackFonts) !== JSON.stringify(here.fallbackFonts))
    differences.push('other fallback fonts');
  return differences;
}
