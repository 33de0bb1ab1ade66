import { join } from 'node:path';
import { type Approved, entriesOf, type Look } from './approved.ts';
import { capture } from './capture.ts';
import type { Captures } from './captures.ts';
import { approvalOf, checkOut, isShallow, lastApproval } from './commits.ts';
import type { VisualConfig } from './config.ts';
import type { Place, Report } from './findings.ts';
import { foldersIn, readJson, writeJson } from './folders.ts';
import { openPictures, type Pictures } from './pictures.ts';

/** An approved picture that is wanted, and the place that it was approved for. */
interface Baseline extends Place {
  /** Hash of the pixels. */
  readonly picture: string;
}

/** The commits that approved some pictures; what git lacks is left out. */
function approvalsOf(root: string, baselines: readonly Baseline[]): Map<string, Baseline[]> {
  const groups = Map.groupBy(
    baselines,
    (baseline) => approvalOf(root, baseline.story, baseline.picture) ?? '',
  );
  groups.delete('');
  return groups;
}

/**
 * Draws baselines from the sources of a commit.
 *
 * @param drawn - Called with each picture that was drawn, and its file.
 * @returns Why it cannot; null when it could.
 */
async function drawCommit(
  config: VisualConfig,
  commit: string,
  baselines: readonly Baseline[],
  say: (line: string) => void,
  drawn: (baseline: Baseline, look: Look, png: Buffer) => void,
): Promise<string | null> {
  const short = commit.slice(0, 8);
  say(`Drawing ${baselines.length} approved pictures from commit ${short}: building its stories.`);
  const scratch = config.scratch();
  try {
    const root = scratch.folder();
    checkOut(config.root, commit, root);
    const problem = await config.buildIn(root);
    if (problem !== null) throw new Error(`its stories cannot be built: ${problem.slice(-400)}`);
    const there = { ...config, root };
    const stories = [...new Set(baselines.map(({ story }) => story))];
    const modes = [...new Set(baselines.map(({ mode }) => mode))];
    const captures = await capture(there, { sources: '', stories, modes });
    const pictures = openPictures(root);
    for (const baseline of baselines) {
      const look = captures.pictures[baseline.story]?.[baseline.mode];
      const png = look && 'picture' in look ? await pictures.file(look.picture) : null;
      if (look && 'picture' in look && png) drawn(baseline, look, png);
    }
    return null;
  } catch (error) {
    const reason = `commit ${short} cannot be drawn: ${error instanceof Error ? error.message : String(error)}`;
    say(reason);
    return reason;
  } finally {
    await scratch.dispose();
  }
}

/**
 * Draws the approved pictures of findings that are not at hand: from the last commit that approved
 * anything, then from the commits that approved them. Only a picture with exactly the approved pixels
 * is kept.
 *
 * @param say - Prints a progress line.
 * @returns A sentence for each that could not be drawn, by hash.
 */
export async function drawBaselines(
  config: VisualConfig,
  pictures: Pictures,
  { findings }: Pick<Report, 'findings'>,
  say: (line: string) => void,
): Promise<ReadonlyMap<string, string>> {
  const { root } = config;
  // The same pixels in several places are drawn once.
  const missing = new Map<string, Baseline>();
  for (const { story, mode, before } of findings)
    if (before && !missing.has(before.hash) && (await pictures.file(before.hash)) === null)
      missing.set(before.hash, { story, mode, picture: before.hash });
  const reasons = new Map<string, string>();
  const draw = async (commit: string, baselines: readonly Baseline[]): Promise<void> => {
    const reason = await drawCommit(
      config,
      commit,
      baselines,
      say,
      ({ picture: hash }, look, png) => {
        if (look.picture !== hash) return;
        pictures.keep(hash, png);
        missing.delete(hash);
      },
    );
    if (reason !== null) for (const { picture: hash } of baselines) reasons.set(hash, reason);
  };
  const last = missing.size > 0 ? lastApproval(root) : null;
  if (last) await draw(last, [...missing.values()]);
  for (const [commit, baselines] of approvalsOf(root, [...missing.values()]))
    if (commit !== last) await draw(commit, baselines);
  const why = (hash: string): string =>
    isShallow(root)
      ? 'this clone lacks older commits: "git fetch --unshallow" brings them.'
      : (reasons.get(hash) ??
        'no commit at hand draws it any more: look at the picture as it is now, or set VISUAL_STORE.');
  return new Map(
    [...missing.keys()].map((hash) => [hash, `Shown without its before, because ${why(hash)}`]),
  );
}

/**
 * On a machine whose processor rounds differently from the one that approved: draws the approved
 * pictures whose hash it does not meet from the commits that approved them, so that its own pictures
 * can be compared with its own.
 *
 * @returns What this machine draws of approved pictures, by the approved hash.
 */
export async function drawBaselinesHere(
  config: VisualConfig,
  pictures: Pictures,
  approved: Approved,
  { environment, pictures: captured }: Pick<Captures, 'environment' | 'pictures'>,
  say: (line: string) => void,
): Promise<ReadonlyMap<string, string>> {
  const { root } = config;
  const file = join(foldersIn(root).cache, `rounding-${environment.rounding}.json`);
  const known: Record<string, string> =
    (readJson(file) as Record<string, string> | undefined) ?? {};
  const wanted: Baseline[] = [];
  for (const { story, mode, value } of entriesOf(approved)) {
    const now = captured[story]?.[mode];
    if (!now || 'failure' in now || now.picture === value.picture) continue;
    const drawn = known[value.picture];
    if (drawn === now.picture || (drawn && (await pictures.file(drawn)))) continue;
    // A picture of the approving machine will do: the tolerance decides.
    if (await pictures.file(value.picture)) continue;
    wanted.push({ story, mode, picture: value.picture });
  }
  if (wanted.length > 0) say('This machine rounds differently from the one that approved.');
  for (const [commit, baselines] of approvalsOf(root, wanted))
    await drawCommit(
      config,
      commit,
      baselines,
      say,
      ({ story, mode, picture: hash }, look, png) => {
        const { width, height } = approved[story]?.[mode] ?? {};
        // Sources that were edited after the approval may draw something else.
        if (width !== look.width || height !== look.height) return;
        pictures.keep(look.picture, png);
        known[hash] = look.picture;
      },
    );
  writeJson(file, known);
  return new Map(Object.entries(known));
}
