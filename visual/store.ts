import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { approvedFile, capturedFile, type Folders } from './folders.ts';
import { type Manifest, readManifests } from './manifests.ts';
import { decode, encode, hashOf, pixelHash } from './picture.ts';

/**
 * Takes a captured picture into the store, once.
 *
 * @returns Hash of the bytes of the file that holds it.
 */
export async function keepPicture(folders: Folders, hash: string): Promise<string> {
  const file = approvedFile(folders, hash);
  if (existsSync(file)) return hashOf(readFileSync(file));
  const picture = await decode(readFileSync(capturedFile(folders, hash)));
  const bytes = await encode(picture);
  if (pixelHash(await decode(bytes)) !== hash)
    throw new Error(`The picture ${hash} did not survive its own file; nothing was kept.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  return hashOf(bytes);
}

/** The hashes of the pictures that files of the store are named after. */
export function keptPictures({ baselines }: Folders): string[] {
  const folder = join(baselines, 'pictures');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replace(/^.*[/\\]/, '').replace(/\.webp$/, ''))
    .sort();
}

/** The pictures that some story is approved to look like. */
export function usedPictures(manifests: Iterable<Manifest | undefined>): Set<string> {
  return new Set(
    [...manifests].flatMap((manifest) =>
      Object.values(manifest?.modes ?? {}).map(({ picture }) => picture),
    ),
  );
}

/**
 * Removes the pictures that no story looks like any more.
 *
 * @returns What was removed, by hash.
 */
export function removeUnused(folders: Folders): Map<string, Buffer> {
  const used = usedPictures(readManifests(folders).values());
  const removed = new Map<string, Buffer>();
  for (const hash of keptPictures(folders)) {
    if (used.has(hash)) continue;
    removed.set(hash, readFileSync(approvedFile(folders, hash)));
    rmSync(approvedFile(folders, hash));
  }
  return removed;
}

/** How much of a repository the store takes. */
export interface StoreSize {
  /** Files of pictures. */
  readonly files: number;
  /** Pictures that stories are approved to look like; the same one counts each time. */
  readonly pictures: number;
  /** Bytes of the pictures. */
  readonly pictureBytes: number;
  /** Bytes of manifests, texts and records. */
  readonly textBytes: number;
}

function bytesBelow(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0);
}

/** Measures the store. */
export function sizeOfStore(folders: Folders): StoreSize {
  const pictureBytes = bytesBelow(join(folders.baselines, 'pictures'));
  return {
    files: keptPictures(folders).length,
    pictures: [...readManifests(folders).values()].reduce(
      (sum, manifest) => sum + Object.keys(manifest?.modes ?? {}).length,
      0,
    ),
    pictureBytes,
    textBytes: bytesBelow(folders.baselines) - pictureBytes + bytesBelow(folders.approvals),
  };
}

/**
 * Refuses a store that cannot be read.
 *
 * @throws Error when the store is of an earlier format.
 */
export function refuseEarlierFormat({ baselines }: Folders): void {
  if (existsSync(join(baselines, 'manifest.json')))
    throw new Error(
      'visual/baselines holds pictures of an earlier format: delete visual/baselines and visual/approvals, then run "npm run visual -- capture", look, and approve.',
    );
}
