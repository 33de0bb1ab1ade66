import { join } from 'node:path';
import type { Finding, Report } from './findings.ts';
import { foldersIn, readJson, writeJson } from './folders.ts';

const fileIn = (root: string): string => join(foldersIn(root).results, 'report.json');

/** Keeps a report in the results folder. */
export function writeReport(root: string, report: Report): Report {
  writeJson(fileIn(root), report);
  return report;
}

/**
 * What the last comparison came to.
 *
 * @throws Error when there was none.
 */
export function readReport(root: string): Report {
  const report = readJson(fileIn(root)) as Report | undefined;
  if (report) return report;
  throw new Error('Nothing has been compared yet: run "npm run visual -- compare" first.');
}

/** One finding in a line. */
export function describe({ kind, id, message }: Pick<Finding, 'kind' | 'id' | 'message'>): string {
  return `${kind}: ${id ? `${id}: ` : ''}${message}`;
}

/** Prints a report: every finding, what was rounded, what has no picture, the causes, and the sum. */
export function printReport({ passed, findings, skipped, rounded, causes }: Report): void {
  for (const finding of findings) console.log(describe(finding));
  for (const { story, mode, pixels } of rounded)
    console.log(`equal, ${pixels} pixels within rounding: ${story} ${mode}`);
  for (const [story, reason] of Object.entries(skipped))
    console.log(`no picture: ${story}: ${reason}`);
  for (const { id, label, findings: members, lines } of causes) {
    console.log(`cause ${id}: ${label}: ${members.length} pictures`);
    for (const { file, line, kind, text } of lines.slice(0, 4))
      console.log(`    ${file}:${line} ${kind === 'added' ? '+' : '-'}${text.trim()}`);
  }
  if (passed === 0 && findings.length > 0 && findings.every(({ kind }) => kind === 'new'))
    console.log('Nothing has been approved yet: look at the pictures, then approve them.');
  console.log(`${passed} pictures equal, ${findings.length} not.`);
}
