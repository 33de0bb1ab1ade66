import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { PictureBrowser } from './config.ts';
import { foldersIn, readJson, writeJson } from './folders.ts';
import { hashOf } from './picture.ts';

/** What a picture depends on besides the project's own sources. */
export interface Environment {
  /** Version that the browser itself tells. */
  readonly browser: string;
  /** Launch flags that bear on pixels. */
  readonly flags: readonly string[];
  /** Hashes of the fonts that a page falls back to, by file name. */
  readonly fallbackFonts: Readonly<Record<string, string>>;
  /** Hash of a picture in which everything is blended: processors that round differently draw another. */
  readonly rounding: string;
}

/** The environment of pictures taken with this browser. */
export function environmentOf(
  browser: PictureBrowser,
  version: string,
  rounding: string,
): Environment {
  return {
    browser: version,
    // Only root needs it, and it does not affect the pictures.
    flags: browser.args.filter((flag) => flag !== '--no-sandbox').sort(),
    fallbackFonts: Object.fromEntries(
      browser.fallbackFonts.map((file) => [basename(file), hashOf(readFileSync(file))]),
    ),
    rounding,
  };
}

const fileIn = (root: string): string => join(foldersIn(root).approved, 'environment.json');

/** The environment of the approved pictures; undefined when nothing has been approved yet. */
export const readEnvironment = (root: string): Environment | undefined =>
  readJson(fileIn(root)) as Environment | undefined;

/** Notes the environment of the approved pictures. */
export const writeEnvironment = (root: string, environment: Environment): void =>
  writeJson(fileIn(root), environment);

/** Names what differs between two environments, in words; empty when nothing does. */
export function environmentDifferences(approved: Environment, here: Environment): string[] {
  const names = {
    browser: `browser ${here.browser} instead of ${approved.browser}`,
    flags: 'other launch flags',
    fallbackFonts: 'other fallback fonts',
    rounding: 'a processor that rounds differently',
  };
  return (['browser', 'flags', 'fallbackFonts', 'rounding'] as const)
    .filter((part) => !isDeepStrictEqual(approved[part], here[part]))
    .map((part) => names[part]);
}
