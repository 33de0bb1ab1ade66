import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawBaselines } from '../baselines.ts';
import { compare } from '../compare.ts';
import type { VisualConfig } from '../config.ts';
import type { Report } from '../findings.ts';
import { foldersIn } from '../folders.ts';
import { openPictures } from '../pictures.ts';
import { readCaptures, readReport } from '../results.ts';
import { buildPage } from './buildPage.ts';
import { reviewApp, scriptOf, serveReview } from './server.ts';

/**
 * Draws the approved pictures that the cache lacks, and compares again if some differences could not be
 * measured without them. Prints why a picture cannot be drawn.
 */
export async function drawMissing(config: VisualConfig): Promise<void> {
  const { root } = config;
  const report = readReport(root);
  for (const reason of await drawBaselines(config, openPictures(root), report)) console.log(reason);
  if (report.findings.some(({ kind, regions }) => kind === 'changed' && regions.length === 0))
    await compare(config, readCaptures(root));
}

/** Serves the last comparison to be looked at and approved, until the command is stopped. */
export async function serveLast(config: VisualConfig): Promise<void> {
  const page = join(foldersIn(config.root).results, 'review-page');
  await buildPage(config.root, page);
  const { url } = await serveReview(reviewApp(config, page));
  const { findings } = readReport(config.root);
  console.log(`${findings.length} findings to review at ${url} (Ctrl+C ends it).`);
}

/**
 * Writes a comparison as a read-only page in a folder, for a pull request, or removes the folder when
 * there are no findings.
 *
 * @returns The file to open; null when there is nothing to review.
 */
export async function writeStatic({ root }: VisualConfig, report: Report): Promise<string | null> {
  const folder = join(foldersIn(root).results, 'review');
  rmSync(folder, { recursive: true, force: true });
  const { findings } = report;
  if (findings.length === 0) return null;
  await buildPage(root, folder);
  mkdirSync(join(folder, 'pictures'));
  const pictures = openPictures(root);
  const shown = findings.flatMap(({ before, after }) => [before, after]);
  for (const hash of new Set(shown.flatMap((one) => one?.picture ?? []))) {
    const png = await pictures.file(hash);
    if (png) writeFileSync(join(folder, 'pictures', `${hash}.png`), png);
  }
  writeFileSync(
    join(folder, 'review.js'),
    scriptOf({ ...report, canApprove: false, canUndo: false }),
  );
  return join(folder, 'index.html');
}
