import { rmSync } from 'node:fs';
import { visualConfig as config } from '../visual.config.ts';
import { approve, approveAll, type Choice, chosen } from './approve.ts';
import { entriesOf } from './approved.ts';
import { capture } from './capture.ts';
import { readCaptures } from './captures.ts';
import { compare } from './compare.ts';
import { readEnvironment } from './environment.ts';
import { describeScore } from './faultScore.ts';
import { mutate } from './mutate.ts';
import { changedFiles, reachIn } from './reach.ts';
import { printReport, readReport } from './report.ts';
import { reviewFolders } from './review/staticReview.ts';
import type { Selection } from './selection.ts';

const { root } = config;

/** Builds the stories when they changed, and takes their pictures. */
export async function runCapture(selection: Selection): Promise<void> {
  const sources = await config.build();
  const began = performance.now();
  const { pictures } = await capture(config, { sources, ...selection });
  const count = entriesOf(pictures).length;
  const seconds = (performance.now() - began) / 1000;
  const each = ((seconds * 1000) / Math.max(1, count)).toFixed(0);
  console.log(`${count} pictures taken in ${seconds.toFixed(1)} s, ${each} ms each.`);
}

/** The files of stories that what changed since a commit can reach; undefined when that is all. */
export function filesReached(since: string | true): ReadonlySet<string> | undefined {
  const files = reachIn(config)(changedFiles(root, since === true ? 'HEAD' : since));
  if (files?.size === 0) throw new Error('Nothing that changed reaches a story.');
  console.log(files ? `${files.size} files of stories are in reach.` : 'All stories are in reach.');
  return files ?? undefined;
}

/** Puts faults into the sources and prints what saw them. */
export async function runMutate(only: string | undefined, isSample: boolean): Promise<void> {
  const wanted = config.faults.filter(
    (fault) => (!isSample || fault.isSample) && (!only || fault.what.includes(only)),
  );
  const outcomes = await mutate(config, wanted, ({ fault, seenBy, problem }) =>
    console.log(`${problem ?? (seenBy.join(', ') || 'MISSED')}: ${fault.what}`),
  );
  console.log(describeScore(outcomes));
  if (outcomes.some(({ seenBy }) => seenBy.length === 0)) process.exitCode = 1;
}

/** Compares and prints the report; the process fails when something differs. */
export async function runCompare(): Promise<void> {
  const report = await compare(config, readCaptures(root), console.log);
  printReport(report);
  if (report.findings.length === 0) {
    rmSync(reviewFolders(root).toRead, { recursive: true, force: true });
    return;
  }
  console.log('Look at them: npm run visual -- review');
  process.exitCode = 1;
}

/** Approves what was compared last, in whole or in part. */
export async function runApprove(choice: Choice, all: boolean): Promise<void> {
  const report = readReport(root);
  const isElsewhere =
    report.findings.some(({ kind }) => kind === 'environment') ||
    readEnvironment(root)?.rounding !== readCaptures(root).environment.rounding;
  if (all && isElsewhere) {
    console.log(`${await approveAll(config)} pictures approved.`);
    return;
  }
  if (!all && !choice.stories && !choice.modes && !choice.causes)
    throw new Error('Say which pictures: --story, --mode, --cause, or --all.');
  const findings = chosen(report, choice);
  const { findings: left } = await approve(config, findings);
  console.log(`${findings.length} approved in visual/approved, ${left.length} left. Commit them.`);
}
