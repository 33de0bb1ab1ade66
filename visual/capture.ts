import { join } from 'node:path';
import { type Approved, entriesOf, readApproved, readMadeOf, type Snapshot } from './approved.ts';
import { type CapturePage, openFile, withBrowsers } from './browsers.ts';
import { enterMode, settle, takeSnapshot } from './capturePage.ts';
import type { PictureParameters, VisualConfig } from './config.ts';
import { openPictures, type Pictures } from './pictures.ts';
import { hashesIn } from './reach.ts';
import { type Captures, type Failure, writeCaptures } from './results.ts';
import { showStory } from './storybookPage.ts';
import { idsByFile, select, storiesAt, type Story } from './selection.ts';

/** What to capture. */
export interface CaptureOptions {
  /** Ids of stories, or of components for all their stories; exact. Default: all. */
  readonly stories?: readonly string[] | undefined;
  /** Hash of the sources that the stories were built from. */
  readonly sources: string;
  /** Leaves out the stories whose sources are as they were approved. */
  readonly isChangedOnly?: boolean | undefined;
}

/** A capture in progress. */
interface Run {
  readonly config: VisualConfig;
  /** A picture that equals the approved one is known to be stable. */
  readonly approved: Approved;
  readonly pictures: Pictures;
  /** By story, then by mode; the failure of a whole story has an empty mode. */
  readonly results: Record<string, Record<string, Snapshot | Failure>>;
}

const failureOf = (error: unknown): Failure => ({
  // Without the stack trace.
  failure: (error instanceof Error ? error.message : String(error)).split(/\n\s+at /)[0] ?? '',
});

/**
 * Plays a story and checks it, in the widest window that it asks for, else in that of the first mode.
 *
 * @throws Error when the story fails, or `check` finds something.
 */
async function checkStory(
  page: CapturePage,
  config: VisualConfig,
  story: string,
  { modes: asked = [] }: PictureParameters,
): Promise<void> {
  const windows = asked.flatMap((name) => config.modes[name]?.viewport ?? []);
  const [first] = Object.values(config.modes).map(({ viewport }) => viewport);
  const viewport = windows.toSorted((one, other) => other.width - one.width)[0] ?? first;
  if (viewport) await enterMode(page, { viewport });
  await page.page.evaluate(showStory, story);
  await settle(page);
  const faults = await config.check(page.page, story);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** Takes the pictures of the stories of one file, mode after mode, and then checks the stories. */
async function captureFile(page: CapturePage, run: Run, ids: readonly string[]): Promise<void> {
  const { config, approved, pictures, results } = run;
  const note = (story: string, mode: string, result: Snapshot | Failure): void => {
    (results[story] ??= {})[mode] = result;
  };
  // Another file's failed story may have left its errors: they are read only once a story is drawn.
  page.errors.length = 0;
  let parameters: Awaited<ReturnType<typeof openFile>>;
  try {
    parameters = await openFile(page, ids);
  } catch (error) {
    for (const id of ids) note(id, '', failureOf(error));
    return;
  }
  const planned = ids.flatMap((id) => {
    const own = parameters[id] ?? {};
    return config.modesOf(id, own.modes).map((name) => ({ id, own, name }));
  });
  // A failed story may have left the page in any state, so the next story gets a new document.
  const attempt = async (story: string, mode: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      note(story, mode, failureOf(error));
      await openFile(page, ids).catch(() => undefined);
      page.errors.length = 0;
      const entered = config.modes[mode];
      if (entered) await enterMode(page, entered).catch(() => undefined);
    }
  };
  for (const [name, mode] of Object.entries(config.modes)) {
    const here = planned.filter((one) => one.name === name);
    if (here.length > 0) await enterMode(page, mode);
    for (const { id, own } of here)
      await attempt(id, name, async () => {
        const known = approved[id]?.[name];
        const { png, ...snapshot } = await takeSnapshot(page, id, mode, own, known, pictures);
        pictures.keep(snapshot.picture, png);
        note(id, name, snapshot);
      });
  }
  // After all pictures: `check` presses Tab, after which the browser also shows a focus that a script sets.
  for (const id of ids.filter(config.isChecked))
    await attempt(id, '', () => checkStory(page, config, id, parameters[id] ?? {}));
}

/**
 * Takes the pictures of the built stories, keeps them in the cache, and notes them in the results folder.
 *
 * @throws Error when the browser does not start or a name fits no story.
 */
export async function capture(config: VisualConfig, options: CaptureOptions): Promise<Captures> {
  const { root } = config;
  const { sources, stories: wanted, isChangedOnly = false } = options;
  const pictures = openPictures(root);
  const run: Run = {
    config,
    approved: readApproved(root),
    pictures,
    results: {},
  };
  const { url, stop } = await config.serve(join(root, config.storybook));
  try {
    const selected = select(await storiesAt(url), wanted);
    // Hashing reads all sources. Named stories need no hashes: nothing is left out, and none are approved.
    const hashes = wanted && !isChangedOnly ? {} : hashesIn(config);
    const before = isChangedOnly ? readMadeOf(root) : {};
    const isUnchanged = ({ file }: Story): boolean =>
      file in hashes && hashes[file] === before[file];
    const stories = selected.filter((story) => !isUnchanged(story));
    const queue = idsByFile(stories);
    const environment = await withBrowsers(config, url, queue.length, async (page) => {
      for (let ids = queue.shift(); ids; ids = queue.shift()) await captureFile(page, run, ids);
    });
    const taken = entriesOf<Snapshot | Failure>(run.results).map(({ value }) => value);
    const shown = [...entriesOf(run.approved).map(({ value }) => value), ...taken];
    pictures.prune(shown.flatMap((one) => ('picture' in one ? one.picture : [])));
    const captures: Captures = {
      environment,
      sources,
      unchanged: selected.filter(isUnchanged).map(({ id }) => id),
      stories: Object.fromEntries(stories.map(({ id, file }) => [id, file])),
      hashes: wanted === undefined ? hashes : null,
      // Sorted, so that the order does not depend on which browser was first.
      pictures: Object.fromEntries(
        Object.entries(run.results).sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
    };
    writeCaptures(root, captures);
    return captures;
  } finally {
    await stop();
  }
}
