import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Decision, Finding, Report } from '../findings.ts';
import { reviewableKinds } from '../findings.ts';
import { type Draft, lastDecisions } from './model.ts';

/** Drafts of one comparison; those of an earlier one were about other pictures. */
interface Kept {
  /** When the comparison was made. */
  readonly of: string;
  readonly drafts: readonly Draft[];
}

/** Decisions that are kept in a file until they go on record, so that closing the page loses none. */
export function draftsIn(file: string) {
  const read = (report: Report): readonly Draft[] => {
    if (!existsSync(file)) return [];
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    return kept.of === report.at ? kept.drafts : [];
  };
  const write = (report: Report, drafts: readonly Draft[]): readonly Draft[] => {
    mkdirSync(dirname(file), { recursive: true });
    // Renamed into place: what stops halfway leaves the file before it.
    const next = `${file}.next`;
    writeFileSync(next, JSON.stringify({ of: report.at, drafts } satisfies Kept));
    renameSync(next, file);
    return drafts;
  };
  return {
    read,
    /** @throws Error when there is no note, or nothing that a decision can settle. */
    add: (report: Report, draft: Draft): readonly Draft[] => {
      if (draft.note.trim() === '') throw new Error('Say why: a decision needs a note.');
      const judged = new Set(
        report.findings.filter(({ kind }) => reviewableKinds.has(kind)).map(({ id }) => id),
      );
      const unknown = draft.findings.find((id) => !judged.has(id));
      if (draft.findings.length === 0 || unknown !== undefined)
        throw new Error(`There is nothing to decide${unknown ? ` about ${unknown}` : ''}.`);
      return write(report, [...read(report), draft]);
    },
    /** Takes the last one back. */
    undo: (report: Report): readonly Draft[] => write(report, read(report).slice(0, -1)),
    clear: (report: Report): readonly Draft[] => write(report, []),
  };
}

/** What goes on record: of each picture the last decision, all that share a note in one. */
export function decisionsOf(
  findings: readonly Finding[],
  drafts: readonly Draft[],
  by: string,
): readonly Decision[] {
  const last = lastDecisions(drafts);
  const together = Map.groupBy(
    findings.filter(({ id }) => last.has(id)),
    ({ id }) => `${last.get(id)?.verdict} ${last.get(id)?.note}`,
  );
  return [...together.values()].flatMap((of) => {
    const draft = last.get(of[0]?.id ?? '');
    return draft ? [{ verdict: draft.verdict, note: draft.note, by, of }] : [];
  });
}
