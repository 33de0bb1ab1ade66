import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VisualConfig } from '../config.ts';
import type { Finding, Report } from '../findings.ts';
import type { Folders } from '../folders.ts';
import { decode, encode } from '../picture.ts';
import { buildPage } from './buildPage.ts';
import { collect, scriptOf } from './collect.ts';
import type { Engine } from './engine.ts';
import { storeEngine } from './storeEngine.ts';

/** Where the page is built, and where a review to read lies. */
export const reviewFolders = ({ results }: Folders) => ({
  builds: join(results, 'review-pages'),
  toRead: join(results, 'review'),
  drafts: join(results, 'drafts.json'),
});

/** A picture as a lossless WebP file, which a capture keeps no time for. */
async function webp(engine: Engine, hash: string): Promise<Buffer | null> {
  const found = engine.picture(hash);
  if (found === null || found.type === 'image/webp') return found?.bytes ?? null;
  return encode(await decode(found.bytes));
}

async function writePictures(
  engine: Engine,
  folder: string,
  { before, after, change }: Finding,
): Promise<void> {
  for (const hash of [before?.hash, after?.hash]) {
    const bytes = hash === undefined ? null : await webp(engine, hash);
    if (bytes) writeFileSync(join(folder, 'pictures', `${hash}.webp`), bytes);
  }
  if (!before || !after || !change) return;
  const drawn = await engine.drawing(before.hash, after.hash, change.shift);
  writeFileSync(join(folder, 'differences', `${before.hash}-${after.hash}.webp`), drawn);
}

/**
 * Writes the review as a folder to read, for a pull request; of a comparison that found nothing, it
 * removes the one before.
 *
 * @returns The file to open; null when there is nothing to review.
 */
export async function writeStaticReview(
  folders: Folders,
  config: Pick<VisualConfig, 'root' | 'sources' | 'sourcesHash'>,
  report: Report,
): Promise<string | null> {
  const { builds, toRead } = reviewFolders(folders);
  rmSync(toRead, { recursive: true, force: true });
  if (report.findings.length === 0) return null;
  const engine = storeEngine(folders, config);
  cpSync(await buildPage(config.root, builds), toRead, { recursive: true });
  mkdirSync(join(toRead, 'pictures'));
  mkdirSync(join(toRead, 'differences'));
  const review = collect(report, engine.records(), { reviewer: null, stories: null, drafts: [] });
  writeFileSync(join(toRead, 'review.js'), scriptOf(review));
  // Each picture is coded by several threads already.
  for (const finding of report.findings) await writePictures(engine, toRead, finding);
  return join(toRead, 'index.html');
}
