import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawBaselines } from '../baselines.ts';
import { compare } from '../compare.ts';
import type { VisualConfig } from '../config.ts';
import type { Report } from '../findings.ts';
import { foldersIn } from '../folders.ts';
import { encode } from '../picture.ts';
import { openPictures } from '../pictures.ts';
import { readCaptures, readReport } from '../results.ts';
import { buildPage } from './buildPage.ts';
import { scriptOf, serveReview } from './server.ts';
import { openSession } from './session.ts';

/** Why pictures are not shown, by their hash. */
type Missing = ReadonlyMap<string, string>;

/** The review that is written to be read. */
export const staticReview = (root: string): string => join(foldersIn(root).results, 'review');

/** Draws the approved pictures that the cache lacks, and measures again what they were missing for. */
export async function drawMissing(config: VisualConfig): Promise<Missing> {
  const { root } = config;
  const report = readReport(root);
  const missing = await drawBaselines(config, openPictures(root), report, console.log);
  if (report.findings.some(({ kind, change }) => kind === 'changed' && change === null))
    await compare(config, readCaptures(root), console.log);
  return missing;
}

/** Serves the last comparison to be looked at and approved, until the command is stopped. */
export async function serveLast(
  config: VisualConfig,
  missing: Missing,
  port: number,
): Promise<void> {
  const page = join(foldersIn(config.root).results, 'review-page');
  await buildPage(config.root, page);
  const session = openSession(config, { canApprove: true, missing });
  const { url } = await serveReview(session, page, port);
  const { findings } = session.review();
  console.log(`${findings.length} findings to review at ${url} (Ctrl+C ends it).`);
}

/**
 * Writes a comparison as a read-only page in a folder, for a pull request, or removes the folder when
 * there are no findings. Missing pictures are replaced by the reason.
 *
 * @returns The file to open; null when there is nothing to review.
 */
export async function writeStatic(
  config: Pick<VisualConfig, 'root' | 'sourcesHash'>,
  { findings }: Pick<Report, 'findings'>,
  missing: Missing = new Map(),
): Promise<string | null> {
  const folder = staticReview(config.root);
  rmSync(folder, { recursive: true, force: true });
  if (findings.length === 0) return null;
  await buildPage(config.root, folder);
  for (const name of ['pictures', 'differences']) mkdirSync(join(folder, name));
  const pictures = openPictures(config.root);
  const why = new Map(missing);
  const hashes = findings.flatMap(({ before, after }) => [before?.hash ?? [], after?.hash ?? []]);
  for (const hash of new Set(hashes.flat())) {
    const picture = await pictures.find(hash);
    if (picture) writeFileSync(join(folder, 'pictures', `${hash}.webp`), await encode(picture));
    else if (!why.has(hash))
      why.set(hash, 'Not at hand: "npm run visual -- review" draws it again.');
  }
  const session = openSession(config, { canApprove: false, missing: why });
  for (const { before, after, change } of findings) {
    const drawn = change && (await session.difference(before?.hash ?? '', after?.hash ?? ''));
    const name = `${before?.hash}-${after?.hash}.webp`;
    if (drawn) writeFileSync(join(folder, 'differences', name), drawn);
  }
  writeFileSync(join(folder, 'review.js'), scriptOf(session.review()));
  return join(folder, 'index.html');
}
