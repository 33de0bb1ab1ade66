import { readApproved, readMadeOf, type Snapshot, writeApproved, writeMadeOf } from './approved.ts';
import type { VisualConfig } from './config.ts';
import { writeEnvironment } from './environment.ts';
import { type Cause, type Finding, isApprovable, type Report } from './findings.ts';
import { openPictures } from './pictures.ts';
import { readReport, refuseStale, writeReport } from './results.ts';
import { isNamed } from './selection.ts';

/** Which findings a command is about; an omitted criterion matches all. */
export interface Choice {
  /** Ids of stories, or of components for all their stories. */
  readonly stories?: readonly string[] | undefined;
  /** Ids of causes: a finding is chosen only when all its causes are chosen. */
  readonly causes?: readonly string[] | undefined;
  /** Also chooses every cause that changes words and nothing else. */
  readonly words?: boolean | undefined;
}

/**
 * The findings that can be approved and that a choice names.
 *
 * @throws Error when a name in the choice fits nothing.
 */
export function chosen(
  { findings, causes: all }: Pick<Report, 'findings' | 'causes'>,
  { stories, causes: named, words = false }: Choice,
): Finding[] {
  for (const name of stories ?? [])
    if (!findings.some(({ story }) => isNamed(name, story)))
      throw new Error(
        `Nothing differs in "${name}": give the whole id of a story or of a component.`,
      );
  for (const name of named ?? [])
    if (!all.some(({ id }) => id === name))
      throw new Error(`There is no cause "${name}": "npm run visual -- compare" names them.`);
  const isMeant = ({ id, isWording }: Cause): boolean =>
    (words && isWording) || (named?.includes(id) ?? !words);
  const open = new Set(all.filter((cause) => !isMeant(cause)).flatMap((cause) => cause.findings));
  return findings
    .filter(isApprovable)
    .filter(({ story }) => !stories || stories.some((name) => isNamed(name, story)))
    .filter(({ id }) => !open.has(id));
}

/** What remains of a report once some findings are approved. */
function without(
  { findings, causes, passed, ...rest }: Report,
  approved: readonly Finding[],
): Report {
  const ids = new Set(approved.map(({ id }) => id));
  return {
    ...rest,
    passed: passed + approved.filter(({ kind }) => kind !== 'removed').length,
    findings: findings.filter(({ id }) => !ids.has(id)),
    causes: causes
      .map((cause) => ({ ...cause, findings: cause.findings.filter((id) => !ids.has(id)) }))
      .filter((cause) => cause.findings.length > 0),
  };
}

export type Project = Pick<VisualConfig, 'root' | 'sourcesHash'>;

/**
 * Writes findings of the last comparison into `visual/approved`, with the hashes of the story files that
 * have no finding left. Nothing is written before everything is checked. The commit of these files is the
 * record of who approved what, when and why.
 *
 * @returns The report with the findings that are left.
 * @throws Error when the sources have changed since the comparison.
 */
export async function approve(
  { root, sourcesHash }: Project,
  findings: readonly Finding[],
): Promise<Report> {
  const report = readReport(root);
  const { environment, hashes } = report;
  refuseStale(report, sourcesHash());
  const approved = readApproved(root);
  const stories: Record<string, Record<string, Snapshot>> = {};
  for (const { story, mode, after } of findings) {
    const modes = (stories[story] ??= { ...approved[story] });
    if (after) modes[mode] = after;
    else delete modes[mode];
  }
  const rest = without(report, findings);
  for (const [story, modes] of Object.entries(stories)) writeApproved(root, story, modes);
  writeEnvironment(root, environment);
  if (hashes !== null) {
    const before = readMadeOf(root);
    const open = new Set(rest.findings.map(({ file }) => file));
    const now = Object.entries(hashes).flatMap(([file, hash]) => {
      const kept = open.has(file) ? before[file] : hash;
      return kept === undefined ? [] : [[file, kept] as const];
    });
    writeMadeOf(root, Object.fromEntries(now));
  }
  await openPictures(root).share(findings.flatMap(({ after }) => after?.picture ?? []));
  return writeReport(root, rest);
}
