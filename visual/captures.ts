import { join } from 'node:path';
import type { ByPicture, Look } from './approved.ts';
import type { Environment } from './environment.ts';
import { foldersIn, readJson, writeJson } from './folders.ts';

/** What became of one picture that was to be taken. */
export type Shot = Look | Failure;

/** Why there is no picture. */
export interface Failure {
  readonly failure: string;
  /** True when the picture was never the same twice. */
  readonly isUnstable: boolean;
}

/** One run of the capture. */
export interface Captures {
  readonly environment: Environment;
  /** Hash of the sources that the stories were built from. */
  readonly sources: string;
  /** True when every story was asked for; else only those in `stories` were. */
  readonly isComplete: boolean;
  /** Every story that was asked for, with its title and name as Storybook shows them. */
  readonly stories: Readonly<Record<string, string>>;
  /** The file of each of them, from the root. */
  readonly files: Readonly<Record<string, string>>;
  /** Modes that the run was limited to; null for all. */
  readonly modes: readonly string[] | null;
  /** Stories that ask for no picture, with their reason. */
  readonly skipped: Readonly<Record<string, string>>;
  readonly pictures: ByPicture<Shot>;
}

const fileIn = (root: string): string => join(foldersIn(root).results, 'captures.json');

/**
 * The last run of the capture.
 *
 * @throws Error when there is none.
 */
export function readCaptures(root: string): Captures {
  const captures = readJson(fileIn(root)) as Captures | undefined;
  if (captures) return captures;
  throw new Error('There are no pictures to look at yet: run "npm run visual -- capture" first.');
}

/** The last run, if it took every picture of the sources that have this hash. */
export function lastWhole(root: string, sources: string): Captures | undefined {
  const last = readJson(fileIn(root)) as Captures | undefined;
  return last?.isComplete && last.modes === null && last.sources === sources ? last : undefined;
}

/** Keeps what a run of the capture took. */
export const writeCaptures = (root: string, captures: Captures): void =>
  writeJson(fileIn(root), captures);

/**
 * Refuses pictures of other sources than those of now: what was looked at would not be what is
 * approved.
 *
 * @throws Error when the sources have changed since the capture.
 */
export function refuseStale({ sources }: Pick<Captures, 'sources'>, now: string): void {
  if (sources !== now)
    throw new Error(
      'The sources have changed since the pictures were taken: run "npm run visual -- capture" again.',
    );
}
