import { join } from 'node:path';
import type { BySnapshot, Snapshot } from './approved.ts';
import type { Environment } from './environment.ts';
import type { Report } from './findings.ts';
import { foldersIn, readJson, writeJson } from './folders.ts';

/** Why there is no picture. */
export interface Failure {
  readonly failure: string;
}

/** One run of the capture. */
export interface Captures {
  readonly environment: Environment;
  /** Hash of the sources that the stories were built from. */
  readonly sources: string;
  /** True when every story was asked for; else only those in `stories` were. */
  readonly isComplete: boolean;
  /** Every story that was asked for: its title and name as Storybook shows them, and its file. */
  readonly stories: Readonly<Record<string, { readonly title: string; readonly file: string }>>;
  /** Modes that the run was limited to; null for all. */
  readonly modes: readonly string[] | null;
  /** Stories that ask for no picture, with their reason. */
  readonly skipped: Readonly<Record<string, string>>;
  readonly pictures: BySnapshot<Snapshot | Failure>;
}

const captures = (root: string): string => join(foldersIn(root).results, 'captures.json');
const report = (root: string): string => join(foldersIn(root).results, 'report.json');

function readOr(file: string, problem: string): unknown {
  const value = readJson(file);
  if (value !== undefined) return value;
  throw new Error(problem);
}

/**
 * The last run of the capture.
 *
 * @throws Error when there is none.
 */
export const readCaptures = (root: string): Captures =>
  readOr(
    captures(root),
    'There are no pictures yet: run "npm run visual -- capture" first.',
  ) as Captures;

/** The last run, if it took every picture of the sources that have this hash. */
export function lastWhole(root: string, sources: string): Captures | undefined {
  const last = readJson(captures(root)) as Captures | undefined;
  return last?.isComplete && last.modes === null && last.sources === sources ? last : undefined;
}

/** Keeps what a run of the capture took. */
export const writeCaptures = (root: string, value: Captures): void =>
  writeJson(captures(root), value);

/**
 * What the last comparison came to.
 *
 * @throws Error when there was none.
 */
export const readReport = (root: string): Report =>
  readOr(
    report(root),
    'Nothing has been compared yet: run "npm run visual -- compare" first.',
  ) as Report;

/** Keeps a report, and gives it back. */
export function writeReport(root: string, value: Report): Report {
  writeJson(report(root), value);
  return value;
}

/**
 * Refuses pictures of outdated sources: the approved picture would not be the one that was reviewed.
 *
 * @throws Error when the sources have changed since the capture.
 */
export function refuseStale({ sources }: Pick<Captures, 'sources'>, now: string): void {
  if (sources !== now)
    throw new Error(
      'The sources have changed since the pictures were taken: run "npm run visual -- capture" again.',
    );
}
