import type { Snapshot } from './approved.ts';
import { capture } from './capture.ts';
import type { VisualConfig } from './config.ts';
import type { Report, SnapshotKey } from './findings.ts';
import { openCopy } from './folders.ts';
import { approvalOf, checkOut, isShallow, lastApproval } from './git.ts';
import { openPictures, type Pictures } from './pictures.ts';

/** An approved picture that is wanted, and the snapshot that it was approved for. */
interface Baseline extends SnapshotKey {
  /** Hash of the pixels. */
  readonly picture: string;
}

/** What it takes to draw baselines again. */
interface Drawing {
  readonly config: VisualConfig;
  /** Stores the drawn pictures. */
  readonly pictures: Pictures;
  /** Whether a commit's picture, drawn now, may replace the missing baseline. */
  readonly accepts: (baseline: Baseline, now: Snapshot) => boolean;
}

/** Draws baselines from the sources of a commit. */
async function drawCommit(
  { config, pictures, accepts }: Drawing,
  commit: string,
  baselines: readonly Baseline[],
): Promise<void> {
  const short = commit.slice(0, 8);
  console.log(
    `Drawing ${baselines.length} approved pictures from commit ${short}: building its stories.`,
  );
  const { folder: root, remove } = openCopy();
  try {
    checkOut(config.root, commit, root);
    const problem = await config.buildIn(root);
    if (problem !== null) throw new Error(`its stories cannot be built: ${problem.slice(-400)}`);
    const stories = [...new Set(baselines.map(({ story }) => story))];
    const modes = [...new Set(baselines.map(({ mode }) => mode))];
    const captures = await capture({ ...config, root }, { sources: '', stories, modes });
    const drawn = openPictures(root);
    for (const baseline of baselines) {
      const now = captures.pictures[baseline.story]?.[baseline.mode];
      if (!now || 'failure' in now || !accepts(baseline, now)) continue;
      const png = await drawn.file(now.picture);
      if (png) pictures.keep(now.picture, png);
    }
  } catch (error) {
    const [what, why = ''] = String(error).split('\n');
    console.log(`Commit ${short} cannot be drawn: ${what} ${why}`.trim());
  } finally {
    remove();
  }
}

/** Draws each baseline from the commit that approved it, unless git lacks it or it was drawn before. */
async function drawApprovals(
  drawing: Drawing,
  baselines: readonly Baseline[],
  drawn: string | null = null,
): Promise<void> {
  const { root } = drawing.config;
  const commits = Map.groupBy(baselines, ({ story, picture }) => approvalOf(root, story, picture));
  for (const [commit, some] of commits)
    if (commit && commit !== drawn) await drawCommit(drawing, commit, some);
}

/**
 * Draws the approved pictures of findings that are not in the cache: from the last commit that approved
 * anything, then from the commits that approved them. Only a picture with exactly the approved pixels
 * is kept.
 *
 * @returns A sentence for each that could not be drawn.
 */
export async function drawBaselines(
  config: VisualConfig,
  pictures: Pictures,
  { findings }: Report,
): Promise<string[]> {
  const { root } = config;
  // The same pixels in several places are drawn once.
  const missing = new Map<string, Baseline>();
  for (const { story, mode, before } of findings)
    if (before && !missing.has(before.picture) && (await pictures.file(before.picture)) === null)
      missing.set(before.picture, { story, mode, picture: before.picture });
  const accepts: Drawing['accepts'] = ({ picture }, now) =>
    now.picture === picture && missing.delete(picture);
  const drawing = { config, pictures, accepts };
  const last = missing.size > 0 ? lastApproval(root) : null;
  if (last) await drawCommit(drawing, last, [...missing.values()]);
  await drawApprovals(drawing, [...missing.values()], last);
  const why = isShallow(root)
    ? 'this clone lacks older commits: "git fetch --unshallow" brings them.'
    : 'no commit at hand draws it any more.';
  return [...missing.values()].map(
    ({ story, mode }) => `${story} ${mode} is shown without its before: ${why}`,
  );
}
