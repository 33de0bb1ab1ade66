import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import {
  defaultModesOf,
  type ModeName,
  modes,
  type VisualParameters,
} from '../.storybook/modes.ts';
import { type PinnedBrowser, pinnedBrowser } from '../scripts/browser.ts';
import { type Captures, type Shot, writeCaptures } from './captures.ts';
import { environmentOf, siteFonts } from './environment.ts';
import { captureFile, type Folders } from './folders.ts';
import { visualParameters } from './inStorybook.ts';
import { hashOf } from './picture.ts';
import { enterMode, openStage, type Stage, takePicture } from './stage.ts';

interface Job {
  readonly story: string;
  readonly mode: ModeName;
  readonly parameters: VisualParameters;
}

// Storybook waits a tenth of a second for animations, unless the browser says that it is a test's:
// then it shows each animation at its end.
const testUserAgent = 'Chromium StorybookTestRunner';

/** One browser for each stage: they share nothing, so that two cores are two pictures. */
async function openStages(pinned: PinnedBrowser, url: string, count: number) {
  return Promise.all(
    Array.from({ length: count }, async (): Promise<[Browser, Stage]> => {
      const browser = await chromium.launch({
        executablePath: pinned.executablePath,
        args: [...pinned.args],
      });
      const context = await browser.newContext({
        viewport: modes.desktop.viewport,
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'UTC',
        userAgent: testUserAgent,
      });
      return [browser, await openStage(await context.newPage(), url)];
    }),
  );
}

async function storyIds(url: string, only: string | null): Promise<string[]> {
  const response = await fetch(`${url}/index.json`);
  const index = (await response.json()) as {
    entries: Record<string, { id: string; type: string }>;
  };
  return Object.values(index.entries)
    .filter(({ id, type }) => type === 'story' && (only === null || id.includes(only)))
    .map(({ id }) => id)
    .sort();
}

/** Mode after mode, because changing the mode of a page costs more than changing the story on it. */
function jobsOf(parameters: Readonly<Record<string, VisualParameters>>): Job[] {
  const names = Object.keys(modes) as ModeName[];
  return names.flatMap((mode) =>
    Object.entries(parameters)
      .filter(
        ([id, { modes: wanted = defaultModesOf(id), skip }]) => !skip && wanted.includes(mode),
      )
      .map(([story, visual]) => ({ story, mode, parameters: visual })),
  );
}

async function shoot(stage: Stage, folders: Folders, job: Job): Promise<Shot> {
  try {
    const png = await takePicture(stage, job.story, job.mode, job.parameters);
    const file = captureFile(folders, job.story, job.mode);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, png);
    return { shot: hashOf(png) };
  } catch (error) {
    return {
      failure: (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '',
    };
  }
}

/**
 * Takes the pictures of the stories served at `url` and keeps them in the results folder.
 *
 * @param only - Part of the ids of the stories to take; null takes all.
 * @throws Error when the browser does not start or no story matches.
 */
export async function capture(
  folders: Folders,
  url: string,
  only: string | null = null,
): Promise<Captures> {
  const ids = await storyIds(url, only);
  if (ids.length === 0)
    throw new Error(only === null ? 'There are no stories.' : `No story's id contains "${only}".`);
  const pinned = await pinnedBrowser();
  const stages = await openStages(pinned, url, Math.min(availableParallelism(), ids.length));
  try {
    const [first] = stages;
    if (!first) throw new Error('No browser was opened.');
    const [browser, { page }] = first;
    const parameters = await page.evaluate(visualParameters, ids);
    rmSync(join(folders.results, 'captures'), { recursive: true, force: true });
    const pictures: Record<string, Record<string, Shot>> = {};
    const queue = jobsOf(parameters);
    await Promise.all(
      stages.map(async ([, stage]) => {
        let mode: ModeName | undefined;
        for (let job = queue.shift(); job; job = queue.shift()) {
          if (job.mode !== mode) await enterMode(stage, job.mode);
          mode = job.mode;
          (pictures[job.story] ??= {})[job.mode] = await shoot(stage, folders, job);
        }
      }),
    );
    const captures: Captures = {
      environment: environmentOf(pinned, browser.version()),
      fonts: siteFonts(),
      only,
      skipped: Object.fromEntries(
        Object.entries(parameters).flatMap(([id, { skip }]) => (skip ? [[id, skip]] : [])),
      ),
      pictures,
    };
    writeCaptures(folders, captures);
    return captures;
  } finally {
    await Promise.all(stages.map(([browser]) => browser.close()));
  }
}
