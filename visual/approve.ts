import { entriesOf, type Look, readApproved, writeApproved } from './approved.ts';
import { readCaptures, refuseStale } from './captures.ts';
import type { VisualConfig } from './config.ts';
import {
  type Environment,
  environmentDifferences,
  readEnvironment,
  writeEnvironment,
} from './environment.ts';
import { approvable, type Finding, type Report } from './findings.ts';
import { longestSide } from './picture.ts';
import { openPictures } from './pictures.ts';
import { readReport, writeReport } from './report.ts';
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

/** What remains of a report once some findings are approved. */
function without({ findings, causes, ...rest }: Report, ids: ReadonlySet<string>): Report {
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

type Project = Pick<VisualConfig, 'root' | 'sourcesHash'>;

/** Writes the looks of some stories; nothing is written before everything was checked. */
async function save(
  root: string,
  environment: Environment,
  stories: ReadonlyMap<string, Readonly<Record<string, Look>>>,
): Promise<string[]> {
  const looks = entriesOf(Object.fromEntries(stories));
  for (const { story, mode, value } of looks)
    if (Math.max(value.width, value.height) > longestSide)
      throw new Error(
        `${story} ${mode} cannot be approved: no side of a picture may exceed ${longestSide} px.`,
      );
  for (const [story, modes] of stories) writeApproved(root, story, modes);
  writeEnvironment(root, environment);
  const hashes = looks.map(({ value }) => value.picture);
  await openPictures(root).share(hashes);
  return hashes;
}

/**
 * Writes what was taken last into `visual/approved`, for some findings of the last comparison. The
 * commit that takes these files in is the record of who approved what, when and why.
 *
 * @returns What remains to be looked at.
 * @throws Error when the sources or the environment are not those of the comparison, or a picture is too long.
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
  const environment = readEnvironment(root);
  if (environment && environmentDifferences(environment, captures.environment).length > 0)
    throw new Error('The environment differs: approve all pictures with --all, or none.');
  if (environment && environment.rounding !== captures.environment.rounding)
    throw new Error(
      'This machine rounds differently from the one that approved: approve on that kind of machine, or all pictures with --all.',
    );
  const approved = readApproved(root);
  const stories = new Map<string, Record<string, Look>>();
  for (const { id, story, mode, after } of findings) {
    const shot = captures.pictures[story]?.[mode];
    const look = shot && 'picture' in shot ? shot : null;
    if (look?.picture !== after?.hash)
      throw new Error(`${id} was taken again since the comparison: compare again.`);
    const looks = stories.get(story) ?? { ...approved[story] };
    if (look) looks[mode] = look;
    else delete looks[mode];
    stories.set(story, looks);
  }
  await save(root, captures.environment, stories);
  return writeReport(root, without(report, new Set(findings.map(({ id }) => id))));
}

/**
 * Approves everything that was taken, as after a new browser, and retires what nothing shows any more.
 *
 * @returns How many pictures are approved now.
 * @throws Error when a story has no picture, or not every picture was taken.
 */
export async function approveAll({ root, sourcesHash }: Project): Promise<number> {
  const captures = readCaptures(root);
  refuseStale(captures, sourcesHash());
  if (!captures.isComplete || captures.modes !== null)
    throw new Error(
      'Not every picture was taken: run "npm run visual -- capture" without a limit.',
    );
  const stories = new Map<string, Record<string, Look>>();
  for (const story of Object.keys(readApproved(root))) stories.set(story, {});
  for (const { story, mode, value } of entriesOf(captures.pictures)) {
    if ('failure' in value)
      throw new Error(`${story} ${mode} has no picture: fix the story first.`);
    stories.set(story, { ...stories.get(story), [mode]: value });
  }
  return (await save(root, captures.environment, stories)).length;
}
