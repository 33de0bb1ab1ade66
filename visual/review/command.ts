import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { readCaptures } from '../captures.ts';
import { compare } from '../compare.ts';
import type { VisualConfig } from '../config.ts';
import type { Folders } from '../folders.ts';
import { openPictures } from '../pictures.ts';
import { readReport } from '../reportFile.ts';
import { restorePictures } from '../restore.ts';
import { buildPage } from './buildPage.ts';
import { serveReview } from './server.ts';
import { openSession } from './session.ts';
import { reviewFolders, writeStaticReview } from './staticReview.ts';

/** Brings back the pictures that the cache lacks, and measures again what they were missing for. */
async function complete(folders: Folders, config: VisualConfig) {
  const report = readReport(folders);
  const isUnmeasured = report.findings.some(
    ({ kind, change }) => kind === 'changed' && change === null,
  );
  const missing = await restorePictures(
    folders,
    config,
    openPictures(folders),
    report,
    console.log,
  );
  if (isUnmeasured) await compare(folders, readCaptures(folders), config, console.log);
  return missing;
}

/** Serves the last comparison to be looked at and approved, until the command is stopped. */
export async function runReview(
  folders: Folders,
  config: VisualConfig,
  port: number,
): Promise<void> {
  const missing = await complete(folders, config);
  const { page } = reviewFolders(folders);
  await buildPage(config.root, page);
  const stories = existsSync(config.storybook) ? await config.serve(config.storybook) : null;
  const session = openSession(folders, config, {
    stories: stories?.url ?? null,
    canApprove: true,
    missing,
    say: console.log,
  });
  const review = await serveReview(session, page, port);
  const { findings } = session.review();
  console.log(`${findings.length} findings to review at ${review.url} (Ctrl+C ends it).`);
}

/** Writes the last comparison as a folder to read. */
export async function runStaticReview(folders: Folders, config: VisualConfig): Promise<void> {
  const missing = await complete(folders, config);
  const file = await writeStaticReview(folders, config, readReport(folders), missing);
  console.log(
    file === null
      ? 'There is nothing to review.'
      : `The review to read: ${relative(process.cwd(), file)}`,
  );
}
