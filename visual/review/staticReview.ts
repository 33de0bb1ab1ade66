import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VisualConfig } from '../config.ts';
import type { Report } from '../findings.ts';
import { foldersIn } from '../folders.ts';
import { encode } from '../picture.ts';
import { openPictures } from '../pictures.ts';
import { buildPage } from './buildPage.ts';
import { scriptOf } from './server.ts';
import { openSession } from './session.ts';

/** Where the page that is served lies, and where a review to read does. */
export const reviewFolders = (root: string) => ({
  page: join(foldersIn(root).results, 'review-page'),
  toRead: join(foldersIn(root).results, 'review'),
});

/**
 * Writes the review as a folder to read, for a pull request; of a comparison that found nothing, it
 * removes the one before. Pictures that are not at hand are left out, with the reason in their place.
 *
 * @returns The file to open; null when there is nothing to review.
 */
export async function writeStaticReview(
  config: Pick<VisualConfig, 'root' | 'sourcesHash'>,
  { findings }: Pick<Report, 'findings'>,
  missing: ReadonlyMap<string, string> = new Map(),
): Promise<string | null> {
  const { toRead } = reviewFolders(config.root);
  rmSync(toRead, { recursive: true, force: true });
  if (findings.length === 0) return null;
  await buildPage(config.root, toRead);
  mkdirSync(join(toRead, 'pictures'));
  mkdirSync(join(toRead, 'differences'));
  const pictures = openPictures(config.root);
  const why = new Map(missing);
  const hashes = findings.flatMap(({ before, after }) => [before?.hash ?? [], after?.hash ?? []]);
  for (const hash of new Set(hashes.flat())) {
    const picture = await pictures.find(hash);
    if (picture) writeFileSync(join(toRead, 'pictures', `${hash}.webp`), await encode(picture));
    else if (!why.has(hash))
      why.set(hash, 'Not at hand: "npm run visual -- review" draws it again.');
  }
  const session = openSession(config, { stories: null, canApprove: false, missing: why });
  for (const { before, after, change } of findings) {
    if (!before || !after || !change) continue;
    const drawn = await session.difference(before.hash, after.hash);
    const name = `${before.hash}-${after.hash}.webp`;
    if (drawn) writeFileSync(join(toRead, 'differences', name), drawn);
  }
  writeFileSync(join(toRead, 'review.js'), scriptOf(session.review()));
  return join(toRead, 'index.html');
}
