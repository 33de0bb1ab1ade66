import { join } from 'node:path';
import { readApproved, type Texts } from './approved.ts';
import { type Browsers, withBrowsers } from './browsers.ts';
import {
  type CapturePage,
  enterMode,
  openFile,
  type Taken,
  takePicture,
  Unstable,
} from './capturePage.ts';
import { type Captures, type Shot, writeCaptures } from './captures.ts';
import { modeOf, type PictureParameters, type VisualConfig } from './config.ts';
import { openPictures } from './pictures.ts';
import {
  byFile,
  type PlannedMode,
  plannedModes,
  select,
  type Selection,
  storiesAt,
  type Story,
} from './selection.ts';

/** Called with how many stories are done, of how many. */
type Progress = (done: number, total: number) => void;

/** What is to be pictured, and what happens with each picture. */
export interface Session {
  readonly config: Pick<VisualConfig, 'modes'>;
  /** The modes to picture a story in; none skips it. */
  readonly plan: (story: string, parameters: PictureParameters) => readonly PlannedMode[];
  /** Hash of a picture that is known to be at rest; undefined where there is none. */
  readonly expected: (story: string, mode: string) => string | undefined;
  readonly took: (story: string, mode: string, taken: Taken & { texts: Texts }) => void;
  /** Called with why there is no picture; the mode is empty when the story's file could not be opened. */
  readonly failed: (story: string, mode: string, error: unknown) => void;
}

/** Pictures the stories of one file, mode after mode. */
async function pictureFile(
  page: CapturePage,
  { config, plan, expected, took, failed }: Session,
  stories: readonly Story[],
): Promise<void> {
  const ids = stories.map(({ id }) => id);
  let parameters: Awaited<ReturnType<typeof openFile>>;
  try {
    parameters = await openFile(page, ids);
  } catch (error) {
    for (const id of ids) failed(id, '', error);
    return;
  }
  const planned = ids.map((id) => ({ id, own: parameters[id] ?? {} }));
  const modes = planned.flatMap(({ id, own }) =>
    plan(id, own).map((mode) => ({ id, own, ...mode })),
  );
  for (const [name, mode] of Object.entries(config.modes)) {
    const here = modes.filter((one) => one.name === name);
    if (here.length > 0) await enterMode(page, mode);
    for (const { id, own, texts } of here)
      try {
        took(id, name, await takePicture(page, id, mode, own, texts, expected(id, name)));
      } catch (error) {
        failed(id, name, error);
        // A story that failed may have left the page elsewhere; the next one is not judged by it.
        await openFile(page, ids).catch(() => undefined);
        await enterMode(page, mode).catch(() => undefined);
      }
  }
}

/** Pictures stories in all the browsers at once. */
export async function picture(
  { pages }: Pick<Browsers, 'pages'>,
  stories: readonly Story[],
  session: Session,
  progress?: Progress,
): Promise<void> {
  const queue = byFile(stories);
  let done = 0;
  await Promise.all(
    pages.map(async (page) => {
      for (let file = queue.shift(); file; file = queue.shift()) {
        await pictureFile(page, session, file);
        done += file.length;
        progress?.(done, stories.length);
      }
    }),
  );
}

function failureOf(error: unknown): Shot {
  const message = error instanceof Error ? error.message : String(error);
  return { failure: message.split('\n')[0] ?? '', isUnstable: error instanceof Unstable };
}

/** What a capture is taken of. */
export interface CaptureOptions extends Selection {
  /** Hash of the sources that the stories were built from. */
  readonly sources: string;
  /** Called as stories are done. */
  readonly progress?: Progress | undefined;
}

/**
 * Takes the pictures of the built stories, keeps them in the cache, and notes them in the results folder.
 *
 * @throws Error when the browser does not start or a name fits no story.
 */
export function capture(config: VisualConfig, options: CaptureOptions): Promise<Captures> {
  const { sources, progress, modes } = options;
  const { root } = config;
  for (const name of modes ?? []) modeOf(config, name);
  return withBrowsers(config, join(root, config.storybook), async (browsers) => {
    const stories = select(await storiesAt(browsers.url), options);
    const approved = readApproved(root);
    const pictures = openPictures(root);
    const shots: Record<string, Record<string, Shot>> = {};
    const skipped: Record<string, string> = {};
    const note = (story: string, mode: string, shot: Shot): void => {
      (shots[story] ??= {})[mode] = shot;
    };
    await picture(
      browsers,
      stories,
      {
        config,
        plan: (story, parameters) => {
          if (parameters.skip) skipped[story] = parameters.skip;
          return plannedModes(config, story, parameters).filter(
            ({ name }) => !modes || modes.includes(name),
          );
        },
        expected: (story, mode) => approved[story]?.[mode]?.picture,
        took: (story, mode, { png, hash, picture: { width, height }, texts }) => {
          pictures.keep(hash, png);
          note(story, mode, { picture: hash, width, height, texts });
        },
        failed: (story, mode, error) => note(story, mode, failureOf(error)),
      },
      progress,
    );
    pictures.prune();
    const captures: Captures = {
      environment: browsers.environment,
      sources,
      isComplete: options.stories === undefined && options.files === undefined,
      stories: Object.fromEntries(stories.map(({ id, title, name }) => [id, `${title}: ${name}`])),
      files: Object.fromEntries(stories.map(({ id, importPath }) => [id, importPath])),
      modes: modes ?? null,
      // In a steady order, whichever browser was the first.
      pictures: Object.fromEntries(Object.entries(shots).sort(([a], [b]) => (a < b ? -1 : 1))),
      skipped,
    };
    writeCaptures(root, captures);
    return captures;
  });
}
