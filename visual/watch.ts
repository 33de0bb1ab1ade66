import { watch as watchFiles } from 'node:fs';
import { join } from 'node:path';
import { captureIn } from './capture.ts';
import { compare } from './compare.ts';
import type { VisualConfig } from './config.ts';
import type { Report } from './findings.ts';
import type { Folders } from './folders.ts';
import type { Scope } from './plan.ts';
import { openStudio } from './studio.ts';

/** Milliseconds in which an editor's several writes count as one change. */
const oneChange = 100;

/**
 * Compares some stories now and after each change of the sources, with Storybook and the browser kept
 * warm, until it is told to stop.
 *
 * @param told - Hears each report; an error is heard too, and the next change tries again.
 */
export async function watch(
  folders: Folders,
  config: VisualConfig,
  scope: Scope,
  told: (result: Report | Error) => void,
  stop: AbortSignal,
): Promise<void> {
  const storybook = await config.develop();
  const studio = await openStudio(config, storybook.url, 1);
  let isBusy = false;
  let isAsked = false;
  const round = async (): Promise<void> => {
    isAsked = true;
    if (isBusy) return;
    isBusy = true;
    while (isAsked) {
      isAsked = false;
      try {
        const sources = config.sourcesHash();
        const captures = await captureIn(studio, folders, config, { sources }, scope);
        told(await compare(folders, captures, config));
      } catch (error) {
        told(error instanceof Error ? error : new Error(String(error)));
      }
    }
    isBusy = false;
  };
  let timer: NodeJS.Timeout | undefined;
  const watchers = config.sources.map((path) =>
    watchFiles(join(config.root, path), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void round(), oneChange);
    }),
  );
  try {
    await round();
    await new Promise((resolve) => stop.addEventListener('abort', resolve, { once: true }));
  } finally {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    await studio.close();
    await storybook.stop();
  }
}
