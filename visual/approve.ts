import { type Look, readApproved, writeApproved } from './approved.ts';
import { type Captures, readCaptures, refuseStale } from './captures.ts';
import type { VisualConfig } from './config.ts';
import { environmentDifferences, readEnvironment, writeEnvironment } from './environment.ts';
import { approvable, type Finding, type Report } from './findings.ts';
import type { Folders } from './folders.ts';
import { longestSide } from './picture.ts';
import { openPictures } from './pictures.ts';
import { readReport, writeReport } from './reportFile.ts';
import { isNamed } from './selection.ts';

/** Which findings a command is about; what is left out limits nothing. */
export interface Choice {
  /** Ids of stories, or of components for all their stories; exact. */
  readonly stories?: readonly string[] | undefined;
  /** Names of modes. */
  readonly modes?: readonly string[] | undefined;
  /** Ids of causes: a finding is chosen when all its causes are. */
  readonly causes?: readonly string[] | undefined;
}

/**
 * The findings that can be approved and that a choice names.
 *
 * @throws Error when a name in the choice fits nothing.
 */
export function chosen(
  { findings, causes: all }: Pick<Report, 'findings' | 'causes'>,
  { stories, modes, causes }: Choice,
): Finding[] {
  for (const name of stories ?? [])
    if (!findings.some(({ story }) => isNamed(name, story)))
      throw new Error(
        `Nothing differs in "${name}": give the whole id of a story or of a component.`,
      );
  for (const name of modes ?? [])
    if (!findings.some(({ mode }) => mode === name))
      throw new Error(`Nothing differs in the mode "${name}".`);
  for (const name of causes ?? [])
    if (!all.some(({ id }) => id === name))
      throw new Error(`There is no cause "${name}": "npm run visual -- compare" names them.`);
  const open = new Set(
    all.filter(({ id }) => causes && !causes.includes(id)).flatMap((cause) => cause.findings),
  );
  return findings
    .filter(({ kind }) => approvable.has(kind))
    .filter(({ story }) => !stories || stories.some((name) => isNamed(name, story)))
    .filter(({ mode }) => !modes || modes.includes(mode))
    .filter(({ id }) => !open.has(id));
}

function lookAt(captures: Captures, { story, mode }: Finding): Look | null {
  const shot = captures.pictures[story]?.[mode];
  return shot && 'picture' in shot ? shot : null;
}

function refuseTooLong(captures: Captures, findings: readonly Finding[]): void {
  for (const finding of findings) {
    const { width = 0, height = 0 } = lookAt(captures, finding) ?? {};
    if (Math.max(width, height) > longestSide)
      throw new Error(
        `${finding.id} cannot be approved: no side of a picture may exceed ${longestSide} px.`,
      );
  }
}

/** What remains of a report once some findings are approved. */
export function without({ findings, causes, ...rest }: Report, ids: ReadonlySet<string>): Report {
  const remaining = findings.filter(({ id }) => !ids.has(id));
  return {
    ...rest,
    passed:
      rest.passed + findings.filter(({ id, kind }) => ids.has(id) && kind !== 'removed').length,
    findings: remaining,
    causes: causes
      .map((cause) => ({ ...cause, findings: cause.findings.filter((id) => !ids.has(id)) }))
      .filter((cause) => cause.findings.length > 0),
  };
}

/**
 * Writes what was taken last into `visual/approved`, for some findings of the last comparison. The
 * commit that takes these files in is the record of who approved what, when and why.
 *
 * @returns What remains to be looked at.
 * @throws Error when the sources or the environment are not those of the comparison, or a picture is too long.
 */
export async function approve(
  folders: Folders,
  config: Pick<VisualConfig, 'sourcesHash'>,
  findings: readonly Finding[],
): Promise<Report> {
  const report = readReport(folders);
  const captures = readCaptures(folders);
  refuseStale(captures, config.sourcesHash());
  if (report.sources !== captures.sources)
    throw new Error('These are not the pictures that were compared: compare again.');
  const environment = readEnvironment(folders);
  if (environment && environmentDifferences(environment, captures.environment).length > 0)
    throw new Error('The environment differs: approve all pictures with --all, or none.');
  if (environment && environment.rounding !== captures.environment.rounding)
    throw new Error(
      'This machine rounds differently from the one that approved: approve on that kind of machine, or all pictures with --all.',
    );
  refuseTooLong(captures, findings);
  const approved = readApproved(folders);
  const changed = [...Map.groupBy(findings, ({ story }) => story)].map(([story, of]) => {
    const looks: Record<string, Look> = { ...approved[story] };
    for (const finding of of) {
      const look = lookAt(captures, finding);
      if (look?.picture !== finding.after?.hash)
        throw new Error(`${finding.id} was taken again since the comparison: compare again.`);
      if (look) looks[finding.mode] = look;
      else delete looks[finding.mode];
    }
    return [story, looks] as const;
  });
  // Nothing is written before everything was checked.
  for (const [story, looks] of changed) writeApproved(folders, story, looks);
  writeEnvironment(folders, captures.environment);
  const left = writeReport(folders, without(report, new Set(findings.map(({ id }) => id))));
  await openPictures(folders).share(findings.flatMap(({ after }) => after?.hash ?? []));
  return left;
}

/**
 * Approves everything that was taken, as after a new browser, and retires what nothing shows any more.
 *
 * @returns How many pictures are approved now.
 * @throws Error when a story has no picture, or not every picture was taken.
 */
export async function approveAll(
  folders: Folders,
  config: Pick<VisualConfig, 'sourcesHash'>,
): Promise<number> {
  const captures = readCaptures(folders);
  refuseStale(captures, config.sourcesHash());
  if (!captures.isComplete || captures.modes !== null)
    throw new Error(
      'Not every picture was taken: run "npm run visual -- capture" without a limit.',
    );
  const looks = Object.entries(captures.pictures).map(([story, modes]) => {
    const taken = Object.entries(modes).map(([mode, shot]) => {
      if ('failure' in shot)
        throw new Error(`${story} ${mode} has no picture: fix the story first.`);
      return [mode, shot] as const;
    });
    return [story, Object.fromEntries(taken)] as const;
  });
  for (const story of Object.keys(readApproved(folders))) writeApproved(folders, story, {});
  for (const [story, modes] of looks) writeApproved(folders, story, modes);
  writeEnvironment(folders, captures.environment);
  const hashes = looks.flatMap(([, modes]) => Object.values(modes).map(({ picture }) => picture));
  await openPictures(folders).share(hashes);
  return hashes.length;
}
