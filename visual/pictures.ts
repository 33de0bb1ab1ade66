import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldersIn } from './folders.ts';
import { decode, type Picture, pixelHash } from './picture.ts';

/**
 * Opens the pictures of a project, which are PNG files named by the hash of their pixels: the project's
 * cache, and behind it `store`, a folder that several machines share.
 */
export function openPictures(root: string, store = process.env['VISUAL_STORE'] || null) {
  const cache = join(foldersIn(root).cache, 'pictures');
  const fileOf = (hash: string, folder: string): string => join(folder, `${hash}.png`);
  const keep = (hash: string, png: Buffer, folder = cache): void => {
    mkdirSync(folder, { recursive: true });
    if (!existsSync(fileOf(hash, folder))) writeFileSync(fileOf(hash, folder), png);
  };

  const found = async (hash: string): Promise<{ bytes: Buffer; picture: Picture } | null> => {
    for (const folder of store === null ? [cache] : [cache, store]) {
      const file = fileOf(hash, folder);
      if (!existsSync(file)) continue;
      const bytes = readFileSync(file);
      const picture = await decode(bytes).catch(() => null);
      // A file whose pixels do not match its name is damaged, half-written or forged, and is not used.
      if (picture && pixelHash(picture) === hash) {
        keep(hash, bytes);
        return { bytes, picture };
      }
      if (folder === cache) rmSync(file, { force: true });
    }
    return null;
  };

  return {
    /** Puts a picture into the cache, as the browser encoded it. */
    keep: (hash: string, png: Buffer): void => keep(hash, png),
    /** Whether the cache has a picture byte for byte: its pixels were hashed when it was put there. */
    isKept: (hash: string, png: Buffer): boolean =>
      existsSync(fileOf(hash, cache)) && readFileSync(fileOf(hash, cache)).equals(png),
    /** The file of a picture, from the cache or the store; null when neither has these very pixels. */
    file: async (hash: string) => (await found(hash))?.bytes ?? null,
    /** The decoded picture, from the cache or the store; null when neither has these very pixels. */
    find: async (hash: string) => (await found(hash))?.picture ?? null,
    /** Copies pictures into the store; does nothing where no store is set. */
    share: async (hashes: Iterable<string>): Promise<void> => {
      if (store === null) return;
      for (const hash of new Set(hashes)) {
        const picture = await found(hash);
        if (picture) keep(hash, picture.bytes, store);
      }
    },
    /** Removes from the cache all but these. */
    prune: (hashes: Iterable<string>): void => {
      const kept = new Set([...hashes].map((hash) => `${hash}.png`));
      for (const name of existsSync(cache) ? readdirSync(cache) : [])
        if (!kept.has(name)) rmSync(join(cache, name), { force: true });
    },
  };
}

export type Pictures = ReturnType<typeof openPictures>;
