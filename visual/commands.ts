import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { visualConfig as config } from '../visual.config.ts';
import { capture } from './capture.ts';
import { readCaptures } from './captures.ts';
import { changedFiles, reachOf } from './changed.ts';
import { compare } from './compare.ts';
import type { Fault } from './config.ts';
import { decide, everyPlace } from './decide.ts';
import type { Report } from './findings.ts';
import { foldersIn } from './folders.ts';
import { entriesOf } from './manifests.ts';
import { mutate } from './mutate.ts';
import { describeScore } from './outcomes.ts';
import type { Scope } from './plan.ts';
import { describeSize, tell } from './print.ts';
import { repeat } from './repeat.ts';
import { readReport } from './report.ts';
import { resolve } from './resolve.ts';
import { reviewFolders } from './review/staticReview.ts';
import { type Selection, selected } from './select.ts';
import { sizeOfStore } from './store.ts';
import { watch } from './watch.ts';

/** Where this project keeps its pictures. */
export const folders = foldersIn(config.root);

/** Options that several commands share. */
export interface Options {
  readonly story?: string[];
  readonly mode?: string[];
  readonly except?: string[];
  readonly cause?: string[];
  readonly all?: true;
  readonly changed?: string | true;
  readonly note: string;
  readonly by: string;
}

/** Builds the stories when they changed, and takes their pictures. */
export async function runCapture(scope: Scope): Promise<void> {
  const sources = await config.build();
  const site = await config.serve(config.storybook);
  try {
    const began = performance.now();
    const { pictures } = await capture(folders, config, { url: site.url, sources }, scope);
    const count = entriesOf(pictures).length;
    const seconds = (performance.now() - began) / 1000;
    const each = ((seconds * 1000) / Math.max(1, count)).toFixed(0);
    console.log(`${count} pictures taken in ${seconds.toFixed(1)} s, ${each} ms each.`);
  } finally {
    await site.stop();
  }
}

/** Takes the pictures again and again, and says which of them know the time. */
export async function runRepeat(scope: Scope, runs: number): Promise<void> {
  const sources = await config.build();
  const site = await config.serve(config.storybook);
  try {
    const changed = await repeat(config, { url: site.url, sources }, scope, runs);
    for (const [name, inRuns] of changed) console.log(`${name}: in run ${inRuns.join(', ')}`);
    console.log(`${changed.size} pictures ever differed from their first in ${runs} runs.`);
    if (changed.size > 0) process.exitCode = 1;
  } finally {
    await site.stop();
  }
}

/** The files of stories that what changed since a commit can reach; undefined when that is all. */
export function filesReached(since: string | true): ReadonlySet<string> | undefined {
  const files = reachOf(config, changedFiles(config.root, since === true ? 'HEAD' : since));
  if (files?.size === 0) throw new Error('Nothing that changed reaches a story.');
  console.log(files ? `${files.size} files of stories are in reach.` : 'All stories are in reach.');
  return files ?? undefined;
}

/** Compares some stories again and again, until Ctrl+C. */
export async function runWatch(scope: Scope): Promise<void> {
  const stop = new AbortController();
  // Not once: one Ctrl+C may arrive twice, from the terminal and from npm.
  process.on('SIGINT', () => stop.abort());
  await watch(
    folders,
    config,
    scope,
    (result) => (result instanceof Error ? console.error(result.message) : tell(result)),
    stop.signal,
  );
}

/** Settles what a merge left. */
export async function runResolve(): Promise<void> {
  const { settled, open } = await resolve(config.root, folders, whoAmI(), async (story) => {
    await runCapture({ stories: story });
    return readCaptures(folders);
  });
  console.log(`${settled.length} pictures settled, ${open.length} to be looked at.`);
  if (settled.length + open.length > 0) console.log('Add visual to the merge now: git add visual');
}

/** Makes faults and tells who saw them. */
export async function runMutate(wanted: readonly Fault[]): Promise<void> {
  const outcomes = await mutate(config, wanted, ({ fault, seenBy, problem }) =>
    console.log(`${problem ?? (seenBy.join(', ') || 'MISSED')}: ${fault.what}`),
  );
  console.log(describeScore(outcomes));
  if (outcomes.some(({ seenBy }) => seenBy.length === 0)) process.exitCode = 1;
}

/** Compares and tells; the process fails when something differs. */
export async function runCompare(): Promise<void> {
  const report = await compare(folders, readCaptures(folders), config);
  tell(report);
  console.log(describeSize(sizeOfStore(folders)));
  if (report.findings.length === 0) {
    rmSync(reviewFolders(folders).toRead, { recursive: true, force: true });
    return;
  }
  console.log('Judge them: npm run visual -- review');
  process.exitCode = 1;
}

/** The name that git signs with here. */
export function whoAmI(): string {
  const { stdout } = spawnSync('git', ['config', 'user.name'], { encoding: 'utf8' });
  return (stdout ?? '').trim() || (process.env['USER'] ?? 'unknown');
}

function selectionOf({ story, mode, cause, except, all }: Options): Selection {
  if (!story && !mode && !cause && !all)
    throw new Error('Say which pictures: --story, --mode, --cause, or --all.');
  return { stories: story, modes: mode, causes: cause, except };
}

/** Carries out what was decided about the last comparison. */
export async function runDecision(verdict: 'approve' | 'reject', options: Options): Promise<void> {
  const report: Report = readReport(folders);
  const { note, by } = options;
  const captures = readCaptures(folders);
  const isElsewhere = report.findings.some(({ kind }) => kind === 'environment');
  const of =
    isElsewhere && options.all
      ? everyPlace(folders, captures)
      : selected(report, selectionOf(options));
  const { pictures } = await decide(folders, captures, config, {
    verdict,
    note,
    by,
    of,
  });
  console.log(
    `${pictures.length} pictures ${verdict === 'approve' ? 'approved' : 'rejected'} by ${by}.`,
  );
  if (verdict === 'approve') console.log(describeSize(sizeOfStore(folders)));
}
