import type { Finding, Report } from './findings.ts';
import type { StoreSize } from './store.ts';

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** The size of the store in a sentence. */
export function describeSize({ files, pictures, pictureBytes, textBytes }: StoreSize): string {
  return `The store holds ${pictures} approved pictures in ${files} files: ${megabytes(pictureBytes)}, texts and records ${megabytes(textBytes)}.`;
}

/** One finding in a line. */
export function describe({ kind, id, message, rejection }: Finding): string {
  const rejected = rejection ? ` Rejected by ${rejection.by}: ${rejection.note}` : '';
  return `${kind}: ${id ? `${id}: ` : ''}${message}${rejected}`;
}

/** Prints what the comparison found by cause, or only what somebody rejected. */
export function tellCauses({ causes, findings }: Report, onlyRejected: boolean): void {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  for (const { id, label, findings: members, sources } of causes) {
    const shown = members.filter((member) => !onlyRejected || byId.get(member)?.rejection);
    if (shown.length === 0) continue;
    console.log(`${id}  ${label}: ${shown.length} pictures`);
    for (const { file, line, kind, text } of sources.slice(0, 4))
      console.log(`    ${file}:${line} ${kind === 'added' ? '+' : '-'}${text.trim()}`);
    for (const member of shown) {
      const rejection = byId.get(member)?.rejection;
      console.log(`    ${member}${rejection ? `: ${rejection.note} (${rejection.by})` : ''}`);
    }
  }
}

/** Prints a report: every finding, what was rounded, what has no picture, and the sum. */
export function tell({ passed, findings, skipped, rounded, causes }: Report): void {
  for (const finding of findings) console.log(describe(finding));
  for (const { story, mode, pixels } of rounded)
    console.log(`equal, ${pixels} pixels within rounding: ${story} ${mode}`);
  for (const [story, reason] of Object.entries(skipped))
    console.log(`no picture: ${story}: ${reason}`);
  for (const { id, label, findings: members } of causes)
    console.log(`cause ${id}: ${label}: ${members.length} pictures`);
  if (passed === 0 && findings.length > 0 && findings.every(({ kind }) => kind === 'new'))
    console.log('Nothing has been approved yet: look at the pictures, then approve them.');
  console.log(`${passed} pictures equal, ${findings.length} not.`);
}
