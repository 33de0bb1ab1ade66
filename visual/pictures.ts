import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { foldersIn } from './folders.ts';
import { decode, type Picture, pixelHash } from './picture.ts';

/**
 * Pictures by the hash of their pixels, as the browser coded them: the cache of a project, and behind it
 * a folder that several machines share.
 *
 * @param cacheBytes - Most bytes of the cache.
 */
export function openPictures(
  root: string,
  store = process.env['VISUAL_STORE'] || null,
  cacheBytes = 500e6,
) {
  const cache = join(foldersIn(root).cache, 'pictures');
  const keep = (hash: string, png: Buffer, folder = cache): void => {
    const file = join(folder, `${hash}.png`);
    mkdirSync(folder, { recursive: true });
    if (existsSync(file)) utimesSync(file, new Date(), new Date());
    else writeFileSync(file, png);
  };

  const found = async (hash: string): Promise<{ bytes: Buffer; picture: Picture } | null> => {
    for (const folder of store === null ? [cache] : [cache, store]) {
      const file = join(folder, `${hash}.png`);
      if (!existsSync(file)) continue;
      const bytes = readFileSync(file);
      const picture = await decode(bytes).catch(() => null);
      // A damaged, half-written or forged file is no picture.
      if (picture && pixelHash(picture) === hash) {
        keep(hash, bytes);
        return { bytes, picture };
      }
      if (folder === cache) rmSync(file, { force: true });
    }
    return null;
  };

  return {
    /** Keeps a picture as the browser coded it. */
    keep: (hash: string, png: Buffer): void => keep(hash, png),
    /** The file of a picture, from the cache or the store; null when neither has these very pixels. */
    file: async (hash: string) => (await found(hash))?.bytes ?? null,
    /** The same, decoded. */
    find: async (hash: string) => (await found(hash))?.picture ?? null,
    /** Puts pictures into the store; nothing where none is set. */
    share: async (hashes: Iterable<string>): Promise<void> => {
      for (const hash of store === null ? [] : new Set(hashes)) {
        const picture = await found(hash);
        if (picture && store !== null) keep(hash, picture.bytes, store);
      }
    },
    /** Removes the least recently used until the cache keeps its limit. */
    prune: (): void => {
      const files = (existsSync(cache) ? readdirSync(cache) : []).flatMap((name) => {
        const file = join(cache, name);
        // Another run may have removed it meanwhile.
        const stat = statSync(file, { throwIfNoEntry: false });
        return stat ? [{ file, size: stat.size, used: stat.mtimeMs }] : [];
      });
      let bytes = 0;
      for (const { file, size } of files.sort((a, b) => b.used - a.used)) {
        bytes += size;
        if (bytes > cacheBytes) rmSync(file, { force: true });
      }
    },
  };
}

export type Pictures = ReturnType<typeof openPictures>;
