import {
  entriesOf,
  readApproved,
  readMadeOf,
  type Snapshot,
  writeApproved,
  writeMadeOf,
} from './approved.ts';
import type { VisualConfig } from './config.ts';
import { refuseOther, writeEnvironment } from './environment.ts';
import { type Cause, type Finding, isApprovable, type Report } from './findings.ts';
import { openPictures } from './pictures.ts';
import { readCaptures, readReport, refuseStale, writeReport } from './results.ts';
import { isNamed } from './selection.ts';

/** Which findings a command is about; an omitted criterion matches all. */
export interface Choice {
  /** Ids of stories, or of components for all their stories. */
  readonly stories?: readonly string[] | undefined;
  /** Ids of causes: a finding is chosen when all its causes are. */
  readonly causes?: readonly string[] | undefined;
  /** Every cause that is words and nothing else, as if named. */
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
function without({ findings, causes, passed, ...rest }: Report, ids: ReadonlySet<string>): Report {
  const shown = findings.filter(({ id, kind }) => ids.has(id) && kind !== 'removed');
  return {
    ...rest,
    passed: passed + shown.length,
    findings: findings.filter(({ id }) => !ids.has(id)),
    causes: causes
      .map((cause) => ({ ...cause, findings: cause.findings.filter((id) => !ids.has(id)) }))
      .filter((cause) => cause.findings.length > 0),
  };
}

export type Project = Pick<VisualConfig, 'root' | 'sourcesHash'>;

/**
 * Writes the last capture into `visual/approved`, for some findings of the last comparison, and what the
 * stories are made of that have no other finding; nothing is written before everything was checked. The
 * commit of these files is the record of who approved what, when and why.
 *
 * @returns The report with the findings that are left.
 * @throws Error when the sources or the environment are not those of the comparison.
 */
export async function approve(
  { root, sourcesHash }: Project,
  findings: readonly Finding[],
): Promise<Report> {
  const report = readReport(root);
  const captures = readCaptures(root);
  refuseStale(captures, sourcesHash());
  if (report.sources !== captures.sources)
    throw new Error('These are not the pictures that were compared: compare again.');
  const { environment, isComplete, hashes } = captures;
  refuseOther(root, environment);
  const approved = readApproved(root);
  const stories: Record<string, Record<string, Snapshot>> = {};
  for (const { id, story, mode, after } of findings) {
    const now = captures.pictures[story]?.[mode];
    const snapshot = now && 'picture' in now ? now : null;
    if (snapshot?.picture !== after?.picture)
      throw new Error(`${id} was taken again since the comparison: compare again.`);
    const modes = (stories[story] ??= { ...approved[story] });
    if (snapshot) modes[mode] = snapshot;
    else delete modes[mode];
  }
  const rest = without(report, new Set(findings.map(({ id }) => id)));
  for (const [story, modes] of Object.entries(stories)) writeApproved(root, story, modes);
  writeEnvironment(root, environment);
  if (isComplete) {
    const before = readMadeOf(root);
    const open = new Set(rest.findings.map(({ file }) => file));
    const now = Object.entries(hashes).flatMap(([file, hash]) => {
      const kept = open.has(file) ? before[file] : hash;
      return kept === undefined ? [] : [[file, kept] as const];
    });
    writeMadeOf(root, Object.fromEntries(now));
  }
  await openPictures(root).share(entriesOf(stories).map(({ value }) => value.picture));
  return writeReport(root, rest);
}
