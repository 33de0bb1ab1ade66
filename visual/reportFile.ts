import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from './findings.ts';
import type { Folders } from './folders.ts';

const fileIn = ({ results }: Pick<Folders, 'results'>): string => join(results, 'report.json');

/** Keeps a report in the results folder. */
export function writeReport(folders: Pick<Folders, 'results'>, report: Report): Report {
  mkdirSync(folders.results, { recursive: true });
  writeFileSync(fileIn(folders), JSON.stringify(report, undefined, 1));
  return report;
}

/**
 * What the last comparison came to.
 *
 * @throws Error when there was none.
 */
export function readReport(folders: Pick<Folders, 'results'>): Report {
  const file = fileIn(folders);
  if (!existsSync(file))
    throw new Error('Nothing has been compared yet: run "npm run visual -- compare" first.');
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
