import { join } from 'node:path';
import { approvedFile } from './approved.ts';
import { openBrowsers } from './browsers.ts';
import { picture } from './capture.ts';
import type { Taken } from './capturePage.ts';
import type { VisualConfig } from './config.ts';
import type { Place } from './findings.ts';
import type { Folders } from './folders.ts';
import type { Pictures } from './pictures.ts';
import { storiesAt } from './selection.ts';
import { commitsOf, openWorktree } from './worktree.ts';

/** A picture that is wanted, and the place that was approved to look like it. */
export interface Wanted extends Place {
  /** Hash of the pixels. */
  readonly picture: string;
}

/** Called with each picture that was drawn: where, and what was drawn there. */
export type Drawn = (wanted: Wanted, taken: Taken) => void;

/** What every step of drawing needs. */
export interface Drawing {
  readonly folders: Folders;
  readonly config: VisualConfig;
  /** Prints a progress line. */
  readonly say: (line: string) => void;
}

/** Draws the wanted pictures of the Storybook in a folder, without texts. */
export async function drawFrom(
  { config }: Pick<Drawing, 'config'>,
  storybook: string,
  wanted: readonly Wanted[],
  drawn: Drawn,
): Promise<void> {
  const site = await config.serve(storybook);
  const browsers = await openBrowsers(config, site.url);
  try {
    const byPlace = new Map(wanted.map((one) => [`${one.story} ${one.mode}`, one]));
    const stories = (await storiesAt(site.url)).filter(({ id }) =>
      wanted.some(({ story }) => story === id),
    );
    await picture(browsers, stories, {
      config,
      plan: (story) =>
        wanted.filter((one) => one.story === story).map(({ mode }) => ({ name: mode, texts: [] })),
      expected: (story, mode) => byPlace.get(`${story} ${mode}`)?.picture,
      took: (story, mode, taken) => {
        const one = byPlace.get(`${story} ${mode}`);
        if (one) drawn(one, taken);
      },
      // What cannot be drawn stays missing, with a sentence.
      failed: () => undefined,
    });
  } finally {
    await browsers.close();
    await site.stop();
  }
}

/**
 * Draws the wanted pictures from the sources of a commit.
 *
 * @returns Why it cannot; null when it could.
 */
export async function drawFromCommit(
  { folders, config, say }: Drawing,
  commit: string,
  wanted: readonly Wanted[],
  drawn: Drawn,
): Promise<string | null> {
  const short = commit.slice(0, 8);
  say(
    `Drawing ${wanted.length} approved pictures again from commit ${short}: building its stories.`,
  );
  try {
    const worktree = openWorktree(config.root, join(folders.cache, 'worktrees'), commit);
    try {
      const problem = await config.buildIn(worktree.root);
      if (problem !== null) throw new Error(`its stories cannot be built: ${problem.slice(-400)}`);
      await drawFrom({ config }, join(worktree.root, config.storybook), wanted, drawn);
      return null;
    } finally {
      worktree.remove();
    }
  } catch (error) {
    const reason = `commit ${short} cannot be drawn: ${error instanceof Error ? error.message : String(error)}`;
    say(reason);
    return reason;
  }
}

/** The wanted places by the commit that approved each; those whose commit git lacks are left out. */
export function byApproval(
  { folders, config }: Pick<Drawing, 'folders' | 'config'>,
  wanted: readonly Wanted[],
): Map<string, Wanted[]> {
  const { writerOf } = commitsOf(config.root, config.sources, folders.approved);
  const groups = Map.groupBy(
    wanted,
    ({ story, picture: hash }) => writerOf(hash, approvedFile(folders, story)) ?? '',
  );
  groups.delete('');
  return groups;
}

/**
 * Draws approved pictures again that are neither in the cache nor in the store: from the commits whose
 * sources may draw them, each with its own packages and its own build. Only a picture with exactly the
 * approved pixels is kept.
 *
 * @returns A sentence for each that could not be drawn, by hash.
 */
export async function drawAgain(
  drawing: Drawing,
  pictures: Pictures,
  wanted: readonly Wanted[],
): Promise<Map<string, string>> {
  const { folders, config } = drawing;
  // The same pixels in several places are drawn once.
  const missing = new Map<string, Wanted>();
  for (const one of wanted)
    if (!missing.has(one.picture) && (await pictures.file(one.picture)) === null)
      missing.set(one.picture, one);
  const keep: Drawn = ({ picture: hash }, taken) => {
    if (taken.hash !== hash) return;
    pictures.keep(hash, taken.png);
    missing.delete(hash);
  };
  const { all, isShallow } = commitsOf(config.root, config.sources, folders.approved);
  const reasons = new Map<string, string>();
  const draw = async (commit: string, places: readonly Wanted[]): Promise<void> => {
    const reason = await drawFromCommit(drawing, commit, places, keep);
    if (reason !== null) for (const { picture: hash } of places) reasons.set(hash, reason);
  };
  for (const commit of all) if (missing.size > 0) await draw(commit, [...missing.values()]);
  for (const [commit, places] of byApproval(drawing, [...missing.values()]))
    if (!all.includes(commit)) await draw(commit, places);
  const remedy = isShallow
    ? 'this clone lacks older commits: "git fetch --unshallow" brings them.'
    : 'no commit at hand draws it any more: look at the picture as it is now, or set VISUAL_STORE.';
  return new Map(
    [...missing.keys()].map((hash) => [
      hash,
      `Shown without its before, because ${isShallow ? remedy : (reasons.get(hash) ?? remedy)}`,
    ]),
  );
}
