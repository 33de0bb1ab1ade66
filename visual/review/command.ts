import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import type { VisualConfig } from '../config.ts';
import type { Folders } from '../folders.ts';
import { readReport } from '../report.ts';
import { buildPage } from './buildPage.ts';
import { serveReview } from './server.ts';
import { reviewFolders, writeStaticReview } from './staticReview.ts';
import { storeEngine } from './storeEngine.ts';

/** Serves the last comparison to be judged, until the command is stopped. */
export async function runReview(
  folders: Folders,
  config: VisualConfig,
  { by, port }: { readonly by: string; readonly port: number },
): Promise<void> {
  const { findings } = readReport(folders);
  const { builds, drafts } = reviewFolders(folders);
  const page = await buildPage(config.root, builds);
  const stories = existsSync(config.storybook) ? await config.serve(config.storybook) : null;
  const review = await serveReview(
    {
      engine: storeEngine(folders, config),
      page,
      drafts,
      reviewer: by,
      stories: stories?.url ?? null,
    },
    port,
  );
  console.log(`${findings.length} findings to review at ${review.url} (Ctrl+C ends it).`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await Promise.all([review.stop(), stories?.stop()]);
}

/** Writes the last comparison as a folder to read. */
export async function runStaticReview(folders: Folders, config: VisualConfig): Promise<void> {
  const file = await writeStaticReview(folders, config, readReport(folders));
  console.log(
    file === null
      ? 'There is nothing to review.'
      : `The review to read: ${relative(process.cwd(), file)}`,
  );
}
