import { watch as watchFiles } from 'node:fs';
import { join } from 'node:path';
import { captureIn } from './capture.ts';
import { compare } from './compare.ts';
import type { VisualConfig } from './config.ts';
import type { Report } from './findings.ts';
import type { Folders } from './folders.ts';
import type { Selection } from './selection.ts';
import { openBrowsers } from './browsers.ts';

/** Milliseconds in which an editor's several writes count as one change. */
const oneChange = 100;

/**
 * Compares some stories now and after each change of the sources, with Storybook and the browser kept
 * warm, until the process ends.
 *
 * @param onResult - Gets each report, and each error; the next change tries again.
 */
export async function watch(
  folders: Folders,
  config: VisualConfig,
  selection: Selection,
  onResult: (result: Report | Error) => void,
): Promise<void> {
  const storybook = await config.develop();
  const browsers = await openBrowsers(config, storybook.url, 1);
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
        const captures = await captureIn(browsers, folders, config, { sources }, selection);
        onResult(await compare(folders, captures, config));
      } catch (error) {
        onResult(error instanceof Error ? error : new Error(String(error)));
      }
    }
    isBusy = false;
  };
  let timer: NodeJS.Timeout | undefined;
  for (const path of config.sources)
    watchFiles(join(config.root, path), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void round(), oneChange);
    });
  await round();
}
