import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from './environment.ts';
import type { Folders } from './folders.ts';
import type { ByPicture } from './manifest.ts';

/** What became of one picture that was to be taken. */
export type Shot =
  /** Hash of the PNG's bytes as the browser gave them. */
  | { readonly shot: string }
  /** Why there is no picture. */
  | { readonly failure: string };

/** One run of the capture. */
export interface Captures {
  readonly environment: Environment;
  /** Hashes of the site's fonts, by file name. */
  readonly fonts: Readonly<Record<string, string>>;
  /** Part of the story's id that the run was limited to; null for all stories. */
  readonly only: string | null;
  /** Stories that ask for no picture, with their reason. */
  readonly skipped: Readonly<Record<string, string>>;
  readonly pictures: ByPicture<Shot>;
}

/**
 * The last run of the capture.
 *
 * @throws Error when there is none.
 */
export function readCaptures(folders: Folders): Captures {
  const file = join(folders.results, 'captures.json');
  if (!existsSync(file))
    throw new Error('There are no pictures to look at yet: run "npm run visual -- capture" first.');
  return JSON.parse(readFileSync(file, 'utf8')) as Captures;
}

/** Keeps what a run of the capture took. */
export function writeCaptures(folders: Folders, captures: Captures): void {
  mkdirSync(folders.results, { recursive: true });
  writeFileSync(join(folders.results, 'captures.json'), JSON.stringify(captures, undefined, 1));
}
