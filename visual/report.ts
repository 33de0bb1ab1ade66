import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding, Report } from './findings.ts';
import type { Folders } from './folders.ts';
import type { Draft } from './judge.ts';
import { colorPair, type CountedPair } from './pixelChange.ts';

/** The pair of each picture that most pictures share, so that a change and its blends meet. */
export function withColors(drafts: readonly Draft[]): Finding[] {
  const key = ({ from, to }: CountedPair): string => `${from} ${to}`;
  const shared = new Map<string, number>();
  for (const { change } of drafts)
    for (const pair of change?.pairs ?? []) shared.set(key(pair), (shared.get(key(pair)) ?? 0) + 1);
  return drafts.map((draft) => {
    if (!draft.change) return { ...draft, change: null };
    const { pairs, ...change } = draft.change;
    const [pair] = [...pairs].sort(
      (a, b) => (shared.get(key(b)) ?? 0) - (shared.get(key(a)) ?? 0) || b.share - a.share,
    );
    return { ...draft, change: { ...change, colors: pair ? colorPair(pair) : null } };
  });
}

const fileOfReport = ({ results }: Folders): string => join(results, 'report.json');

/** Keeps a report in the results folder. */
export function save(folders: Folders, report: Report): Report {
  mkdirSync(folders.results, { recursive: true });
  writeFileSync(fileOfReport(folders), JSON.stringify(report, undefined, 1));
  return report;
}

/**
 * What the last comparison came to.
 *
 * @throws Error when there was none.
 */
export function readReport(folders: Folders): Report {
  const file = fileOfReport(folders);
  if (!existsSync(file))
    throw new Error('Nothing has been compared yet: run "npm run visual -- compare" first.');
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
