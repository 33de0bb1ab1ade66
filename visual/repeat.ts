import { capture } from './capture.ts';
import type { Shot } from './captures.ts';
import type { VisualConfig } from './config.ts';
import { foldersIn } from './folders.ts';
import type { ByPicture } from './manifests.ts';
import type { Scope } from './plan.ts';

/** Every picture by story and mode, as one text each. */
function textsOf(pictures: ByPicture<Shot>): Map<string, string> {
  return new Map(
    Object.entries(pictures).flatMap(([story, modes]) =>
      Object.entries(modes).map(
        ([mode, shot]) => [`${story} ${mode}`, JSON.stringify(shot)] as const,
      ),
    ),
  );
}

/** Names of the pictures of a run that are not as they were in the first. */
export function changedSince(first: ByPicture<Shot>, now: ByPicture<Shot>): string[] {
  const [before, after] = [textsOf(first), textsOf(now)];
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );
}

/**
 * Takes the pictures several times, the second half of the runs beside busy loops, and keeps none.
 *
 * @returns Each picture that ever differed from its first, with the runs in which it did.
 */
export async function repeat(
  config: VisualConfig,
  served: { readonly url: string; readonly sources: string },
  scope: Scope,
  runs: number,
): Promise<Map<string, number[]>> {
  const scratch = config.scratch();
  const folders = foldersIn(scratch.folder());
  let stopBusyLoops: (() => Promise<void>) | undefined;
  const changed = new Map<string, number[]>();
  let first: ByPicture<Shot> | undefined;
  try {
    for (let run = 1; run <= runs; run += 1) {
      if (run === Math.floor(runs / 2) + 1 && run > 1) stopBusyLoops = config.makeBusy();
      const { pictures } = await capture(folders, config, served, scope);
      first ??= pictures;
      const names = changedSince(first, pictures);
      for (const name of names) changed.set(name, [...(changed.get(name) ?? []), run]);
      console.log(`Run ${run} of ${runs}: ${names.length} pictures differ from their first.`);
    }
    return changed;
  } finally {
    await stopBusyLoops?.();
    await scratch.dispose();
  }
}
