import { capture } from './capture.ts';
import type { VisualConfig } from './config.ts';
import type { Report, SnapshotKey } from './findings.ts';
import { openCopy } from './folders.ts';
import { approvals, checkOut, isShallow } from './git.ts';
import { openPictures, type Pictures } from './pictures.ts';

/** Approved pictures to draw, by hash, each with one of the snapshots that it was approved for. */
type Missing = Map<string, SnapshotKey>;

/** How many commits to try, from the latest back: each costs a build of its stories. */
const mostCommits = 3;

/** Draws missing pictures with the sources of `commit`; those with the approved pixels leave `missing`. */
async function drawCommit(
  config: VisualConfig,
  pictures: Pictures,
  commit: string,
  missing: Missing,
): Promise<void> {
  const short = commit.slice(0, 8);
  console.log(
    `Drawing ${missing.size} approved pictures from commit ${short}: building its stories.`,
  );
  const { folder: root, remove } = openCopy();
  try {
    checkOut(config.root, commit, root);
    const problem = await config.buildIn(root);
    if (problem !== null) throw new Error(`its stories cannot be built: ${problem.slice(-400)}`);
    const stories = [...new Set([...missing.values()].map(({ story }) => story))];
    const captures = await capture({ ...config, root }, { sources: '', stories });
    const drawn = openPictures(root);
    for (const [hash, { story, mode }] of missing) {
      const now = captures.pictures[story]?.[mode];
      const hasApprovedPixels = now && 'picture' in now && now.picture === hash;
      const png = hasApprovedPixels ? await drawn.file(hash) : null;
      if (!png) continue;
      pictures.keep(hash, png);
      missing.delete(hash);
    }
  } catch (error) {
    const [what, why = ''] = String(error).split('\n');
    console.log(`Commit ${short} cannot be drawn: ${what} ${why}`.trim());
  } finally {
    remove();
  }
}

/**
 * Draws the approved pictures of findings that the cache lacks, with the sources of the last commits that
 * approved pictures. The latest of these commits draws all of them, unless it approved only some.
 *
 * @returns A sentence for each picture that could not be drawn.
 */
export async function drawBaselines(
  config: VisualConfig,
  pictures: Pictures,
  { findings }: Pick<Report, 'findings'>,
): Promise<string[]> {
  const { root } = config;
  // The same pixels in several places are drawn once.
  const missing: Missing = new Map();
  for (const { story, mode, before } of findings)
    if (before && !missing.has(before.picture) && (await pictures.file(before.picture)) === null)
      missing.set(before.picture, { story, mode });
  for (const commit of approvals(root, mostCommits))
    if (missing.size > 0) await drawCommit(config, pictures, commit, missing);
  const why = isShallow(root)
    ? 'this clone lacks older commits: "git fetch --unshallow" brings them.'
    : 'no commit at hand draws it any more.';
  return [...missing.values()].map(
    ({ story, mode }) => `${story} ${mode} is shown without its before: ${why}`,
  );
}
