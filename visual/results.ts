import { join } from 'node:path';
import type { BySnapshot, Hashes, Snapshot } from './approved.ts';
import type { Environment } from './environment.ts';
import type { Finding, Report } from './findings.ts';
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
  /** Ids of stories that were not opened: their sources are those of the approval. */
  readonly unchanged: readonly string[];
  /** The file of each story that was opened, by the story's id. */
  readonly stories: Readonly<Record<string, string>>;
  /** Hash of all that each file of stories is made of; null when the run was limited by name. */
  readonly hashes: Hashes | null;
  readonly pictures: BySnapshot<Snapshot | Failure>;
}

const capturesIn = (root: string): string => join(foldersIn(root).results, 'captures.json');
const reportIn = (root: string): string => join(foldersIn(root).results, 'report.json');

function read(file: string, missingMessage: string): unknown {
  const content = readJson(file);
  if (content === undefined) throw new Error(missingMessage);
  return content;
}

/** The last run of the capture. */
export const readCaptures = (root: string): Captures =>
  read(
    capturesIn(root),
    'There are no pictures yet: run "npm run visual -- capture" first.',
  ) as Captures;

/** Writes the results of a run of the capture. */
export const writeCaptures = (root: string, captures: Captures): void =>
  writeJson(capturesIn(root), captures);

/** The last comparison. */
export const readReport = (root: string): Report =>
  read(
    reportIn(root),
    'Nothing has been compared yet: run "npm run visual -- compare" first.',
  ) as Report;

/** Writes a report, and returns it. */
export function writeReport(root: string, report: Report): Report {
  writeJson(reportIn(root), report);
  return report;
}

/**
 * Refuses a capture that is older than the sources: its pictures do not show what would be committed.
 *
 * @param currentSources - Hash of the sources as they are now.
 * @throws Error when the sources have changed since the capture.
 */
export function refuseStale({ sources }: Pick<Captures, 'sources'>, currentSources: string): void {
  if (sources !== currentSources)
    throw new Error(
      'The sources have changed since the pictures were taken: run "npm run visual -- capture" again.',
    );
}

/** One finding in a line. */
export const describe = ({ kind, id, message }: Finding): string => `${kind}: ${id}: ${message}`;

/** Prints every finding, the causes, and the totals. */
export function printReport({ passed, findings, causes }: Report): void {
  for (const finding of findings) console.log(describe(finding));
  for (const { id, label, findings: members, lines } of causes) {
    console.log(`cause ${id}: ${label}: ${members.length} pictures`);
    for (const { file, line, kind, text } of lines.slice(0, 4))
      console.log(`    ${file}:${line} ${kind === 'added' ? '+' : '-'}${text.trim()}`);
  }
  console.log(`${passed} pictures equal, ${findings.length} not.`);
}
