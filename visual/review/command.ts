import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { drawBaselines } from '../baselines.ts';
import { readCaptures } from '../captures.ts';
import { compare } from '../compare.ts';
import type { VisualConfig } from '../config.ts';
import { openPictures } from '../pictures.ts';
import { readReport } from '../report.ts';
import { buildPage } from './buildPage.ts';
import { serveReview } from './server.ts';
import { openSession } from './session.ts';
import { reviewFolders, writeStaticReview } from './staticReview.ts';

/** Draws the approved pictures that the cache lacks, and measures again what they were missing for. */
async function complete(config: VisualConfig): Promise<ReadonlyMap<string, string>> {
  const { root } = config;
  const report = readReport(root);
  const missing = await drawBaselines(config, openPictures(root), report, console.log);
  if (report.findings.some(({ kind, change }) => kind === 'changed' && change === null))
    await compare(config, readCaptures(root), console.log);
  return missing;
}

/** Serves the last comparison to be looked at and approved, until the command is stopped. */
export async function runReview(config: VisualConfig, port: number): Promise<void> {
  const missing = await complete(config);
  const { page } = reviewFolders(config.root);
  await buildPage(config.root, page);
  const stories = existsSync(config.storybook) ? await config.serve(config.storybook) : null;
  const session = openSession(config, { stories: stories?.url ?? null, canApprove: true, missing });
  const review = await serveReview(session, page, port);
  const { findings } = session.review();
  console.log(`${findings.length} findings to review at ${review.url} (Ctrl+C ends it).`);
}

/** Writes the last comparison as a folder to read. */
export async function runStaticReview(config: VisualConfig): Promise<void> {
  const missing = await complete(config);
  const file = await writeStaticReview(config, readReport(config.root), missing);
  console.log(
    file === null
      ? 'There is nothing to review.'
      : `The review to read: ${relative(process.cwd(), file)}`,
  );
}
