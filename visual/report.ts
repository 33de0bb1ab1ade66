import type { Finding, Report } from './findings.ts';

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
  console.log(`${passed} pictures equal, ${findings.length} not.`);
}
