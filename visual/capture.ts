import { join } from 'node:path';
import { type Approved, readApproved } from './approved.ts';
import { withBrowsers } from './browsers.ts';
import { type CapturePage, enterMode, openFile, takePicture, Unstable } from './capturePage.ts';
import { type Captures, type Shot, writeCaptures } from './captures.ts';
import { modeOf, type VisualConfig } from './config.ts';
import { openPictures, type Pictures } from './pictures.ts';
import {
  byFile,
  plannedModes,
  select,
  type Selection,
  storiesAt,
  type Story,
} from './selection.ts';

/** What a capture is taken of. */
export interface CaptureOptions extends Selection {
  /** Hash of the sources that the stories were built from. */
  readonly sources: string;
  /** Called with how many stories are done, of how many. */
  readonly progress?: ((done: number, total: number) => void) | undefined;
}

/** A capture under way. */
interface Run {
  readonly config: VisualConfig;
  /** Modes that it is limited to. */
  readonly only: readonly string[] | undefined;
  /** A picture that equals the approved one is known to be at rest. */
  readonly approved: Approved;
  readonly pictures: Pictures;
  readonly shots: Record<string, Record<string, Shot>>;
  readonly skipped: Record<string, string>;
}

function failureOf(error: unknown): Shot {
  const message = error instanceof Error ? error.message : String(error);
  return { failure: message.split('\n')[0] ?? '', isUnstable: error instanceof Unstable };
}

/** Pictures the stories of one file, mode after mode. */
async function pictureFile(page: CapturePage, run: Run, stories: readonly Story[]): Promise<void> {
  const { config, only, approved, pictures, shots, skipped } = run;
  const ids = stories.map(({ id }) => id);
  const note = (story: string, mode: string, shot: Shot): void => {
    (shots[story] ??= {})[mode] = shot;
  };
  let parameters: Awaited<ReturnType<typeof openFile>>;
  try {
    parameters = await openFile(page, ids);
  } catch (error) {
    for (const id of ids) note(id, '', failureOf(error));
    return;
  }
  const planned = ids.flatMap((id) => {
    const own = parameters[id] ?? {};
    if (own.skip) skipped[id] = own.skip;
    return plannedModes(config, id, own).map((mode) => ({ id, own, ...mode }));
  });
  for (const [name, mode] of Object.entries(config.modes)) {
    const here = planned.filter((one) => one.name === name && (!only || only.includes(name)));
    if (here.length > 0) await enterMode(page, mode);
    for (const { id, own, texts } of here)
      try {
        const expected = approved[id]?.[name]?.picture;
        const taken = await takePicture(page, id, mode, own, texts, expected);
        const { width, height } = taken.picture;
        pictures.keep(taken.hash, taken.png);
        note(id, name, { picture: taken.hash, width, height, texts: taken.texts });
      } catch (error) {
        note(id, name, failureOf(error));
        // A story that failed may have left the page elsewhere; the next one is not judged by it.
        await openFile(page, ids).catch(() => undefined);
        await enterMode(page, mode).catch(() => undefined);
      }
  }
}

/**
 * Takes the pictures of the built stories, keeps them in the cache, and notes them in the results folder.
 *
 * @throws Error when the browser does not start or a name fits no story.
 */
export async function capture(config: VisualConfig, options: CaptureOptions): Promise<Captures> {
  const { sources, progress, modes } = options;
  const { root } = config;
  for (const name of modes ?? []) modeOf(config, name);
  const pictures = openPictures(root);
  const approved = readApproved(root);
  const run: Run = { config, only: modes, approved, pictures, shots: {}, skipped: {} };
  return withBrowsers(config, join(root, config.storybook), async ({ pages, url, environment }) => {
    const stories = select(await storiesAt(url), options);
    const queue = byFile(stories);
    let done = 0;
    await Promise.all(
      pages.map(async (page) => {
        for (let file = queue.shift(); file; file = queue.shift()) {
          await pictureFile(page, run, file);
          done += file.length;
          progress?.(done, stories.length);
        }
      }),
    );
    pictures.prune();
    const captures: Captures = {
      environment,
      sources,
      isComplete: options.stories === undefined && options.files === undefined,
      stories: Object.fromEntries(stories.map(({ id, title, name }) => [id, `${title}: ${name}`])),
      files: Object.fromEntries(stories.map(({ id, importPath }) => [id, importPath])),
      modes: modes ?? null,
      // In a steady order, whichever browser was the first.
      pictures: Object.fromEntries(Object.entries(run.shots).sort(([a], [b]) => (a < b ? -1 : 1))),
      skipped: run.skipped,
    };
    writeCaptures(root, captures);
    return captures;
  });
}
