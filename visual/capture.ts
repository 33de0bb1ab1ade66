import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Captures, type Shot, writeCaptures } from './captures.ts';
import { modeOf, type VisualConfig } from './config.ts';
import { capturedFile, type Folders } from './folders.ts';
import { linesHash, type Manifest, readManifests } from './manifests.ts';
import { filesOf, plannedModes, type Scope, storiesAt, type Story } from './plan.ts';
import { enterMode, openFile, type Stage, takePicture, type Taken, Unstable } from './stage.ts';
import { openStudio, type Studio } from './studio.ts';
import type { TextLines } from './texts.ts';

/** Hears how many stories are done, of how many. */
type Progress = (done: number, total: number) => void;

/** What the stages put together. */
interface Harvest {
  readonly pictures: Record<string, Record<string, Shot>>;
  readonly texts: Record<string, readonly string[]>;
  readonly skipped: Record<string, string>;
}

/** Keeps a picture in the results folder and its lines among the texts. */
function keep(
  folders: Folders,
  texts: Harvest['texts'],
  { png, picture: { width, height }, hash, texts: taken }: Taken & { texts: TextLines },
): Shot {
  writeFileSync(capturedFile(folders, hash), png);
  const named = Object.entries(taken).map(([name, lines]) => [name, linesHash(lines)] as const);
  for (const lines of Object.values(taken)) texts[linesHash(lines)] = lines;
  return {
    picture: hash,
    width,
    height,
    texts: named.length > 0 ? Object.fromEntries(named) : null,
  };
}

function failureOf(error: unknown): Shot {
  const message = error instanceof Error ? error.message : String(error);
  return { failure: message.split('\n')[0] ?? '', isUnstable: error instanceof Unstable };
}

/** Takes the pictures of the stories of one file, mode after mode. */
async function takeFile(
  stage: Stage,
  { folders, config, scope, approved, harvest }: Run,
  stories: readonly Story[],
): Promise<void> {
  const ids = stories.map(({ id }) => id);
  let parameters: Awaited<ReturnType<typeof openFile>>;
  try {
    parameters = await openFile(stage, ids);
  } catch (error) {
    for (const id of ids) harvest.pictures[id] = { '': failureOf(error) };
    return;
  }
  const plans = stories.map(({ id }) => {
    const own = parameters[id] ?? {};
    if (own.skip) harvest.skipped[id] = own.skip;
    return { id, own, modes: plannedModes(config, id, own) };
  });
  for (const [name, mode] of Object.entries(config.modes)) {
    if (scope.modes && !scope.modes.includes(name)) continue;
    const here = plans.flatMap(({ id, own, modes }) =>
      modes.filter((planned) => planned.name === name).map((planned) => ({ id, own, ...planned })),
    );
    if (here.length > 0) await enterMode(stage, mode);
    for (const { id, own, texts } of here) {
      const shots = (harvest.pictures[id] ??= {});
      try {
        const hash = approved.get(id)?.modes[name]?.picture;
        const taken = await takePicture(stage, id, mode, own, texts, hash);
        shots[name] = keep(folders, harvest.texts, taken);
      } catch (error) {
        shots[name] = failureOf(error);
        // A story that failed may have left the page elsewhere; the next one is not judged by it.
        await openFile(stage, ids).catch(() => undefined);
        await enterMode(stage, mode).catch(() => undefined);
      }
    }
  }
}

interface Run {
  readonly folders: Folders;
  readonly config: VisualConfig;
  readonly scope: Scope;
  readonly approved: ReadonlyMap<string, Manifest | undefined>;
  readonly harvest: Harvest;
}

/**
 * Takes the pictures of the stories that a studio is open for, and keeps them in the results folder.
 *
 * @param sources - Hash of the sources that the stories were built from.
 * @param progress - Hears how many stories are done.
 * @throws Error when a name fits no story.
 */
export async function captureIn(
  { stages, url, environment }: Studio,
  folders: Folders,
  config: VisualConfig,
  { sources, progress }: { readonly sources: string; readonly progress?: Progress | undefined },
  scope: Scope = {},
): Promise<Captures> {
  const stories = await storiesAt(url, scope);
  if (stories.length === 0) throw new Error('No story is in reach.');
  for (const name of scope.modes ?? []) modeOf(config, name);
  const queue = filesOf(stories);
  let done = 0;
  rmSync(join(folders.results, 'captures'), { recursive: true, force: true });
  mkdirSync(join(folders.results, 'captures'), { recursive: true });
  const approved = readManifests(folders);
  const harvest: Harvest = { pictures: {}, texts: {}, skipped: {} };
  await Promise.all(
    stages.map(async (stage) => {
      for (let file = queue.shift(); file; file = queue.shift()) {
        await takeFile(stage, { folders, config, scope, approved, harvest }, file);
        done += file.length;
        progress?.(done, stories.length);
      }
    }),
  );
  const captures: Captures = {
    environment,
    sources,
    isComplete: scope.stories === undefined && scope.files === undefined,
    stories: Object.fromEntries(stories.map(({ id, title, name }) => [id, `${title}: ${name}`])),
    files: Object.fromEntries(stories.map(({ id, importPath }) => [id, importPath])),
    modes: scope.modes ?? null,
    ...harvest,
  };
  writeCaptures(folders, captures);
  return captures;
}

/**
 * The same in a studio of its own, for stories served at `url`.
 *
 * @throws Error when the browser does not start or a name fits no story.
 */
export async function capture(
  folders: Folders,
  config: VisualConfig,
  { url, sources }: { readonly url: string; readonly sources: string },
  scope: Scope = {},
  progress?: Progress,
): Promise<Captures> {
  const studio = await openStudio(config, url);
  try {
    return await captureIn(studio, folders, config, { sources, progress }, scope);
  } finally {
    await studio.close();
  }
}
