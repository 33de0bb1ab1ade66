import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { foldersIn } from './folders.ts';
import { decode, encode, type Picture, pixelHash } from './picture.ts';

interface Found {
  readonly bytes: Buffer;
  readonly picture: Picture;
}

const bytesOf = (file: string): Buffer | null => (existsSync(file) ? readFileSync(file) : null);

/** Writes a file that nobody reads half. */
function write(file: string, bytes: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, bytes);
  renameSync(`${file}.${process.pid}`, file);
}

/** A file with exactly these pixels, or null: a damaged or forged file is no picture. */
async function verified(hash: string, bytes: Buffer | null): Promise<Found | null> {
  if (bytes === null) return null;
  const picture = await decode(bytes).catch(() => null);
  return picture && pixelHash(picture) === hash ? { bytes, picture } : null;
}

/**
 * Pictures by the hash of their pixels: the cache of a project, and behind it a folder that several
 * machines share.
 *
 * @param cacheBytes - Most bytes of the cache.
 */
export function openPictures(
  root: string,
  store = process.env['VISUAL_STORE'] || null,
  cacheBytes = 500e6,
) {
  const folder = join(foldersIn(root).cache, 'pictures');
  // PNG as the browser coded it: WebP is a third of it, and would cost 70 ms of each picture's capture.
  const inCache = (hash: string): string => join(folder, `${hash}.png`);
  const stored = (hash: string): Buffer | null =>
    store === null ? null : bytesOf(join(store, `${hash}.webp`));
  const keep = (hash: string, png: Buffer): void => {
    const file = inCache(hash);
    if (existsSync(file)) utimesSync(file, new Date(), new Date());
    else write(file, png);
  };

  const found = async (hash: string): Promise<Found | null> => {
    const cached = await verified(hash, bytesOf(inCache(hash)));
    if (!cached && existsSync(inCache(hash))) rmSync(inCache(hash));
    const one = cached ?? (await verified(hash, stored(hash)));
    if (one) keep(hash, one.bytes);
    return one;
  };

  return {
    /** Keeps a picture as the browser coded it. */
    keep,
    /** The file of a picture, from the cache or the store; null when neither has these very pixels. */
    file: async (hash: string) => (await found(hash))?.bytes ?? null,
    /** The same, decoded. */
    find: async (hash: string) => (await found(hash))?.picture ?? null,
    /** Puts pictures into the store; nothing where none is set. */
    share: async (hashes: Iterable<string>): Promise<void> => {
      if (store === null) return;
      for (const hash of new Set(hashes)) {
        const cached = await verified(hash, bytesOf(inCache(hash)));
        if (!cached) continue;
        write(join(store, `${hash}.webp`), await encode(cached.picture));
      }
    },
    /** Removes the least recently used until the cache keeps its limit. */
    prune: (): void => {
      const names = existsSync(folder) ? readdirSync(folder) : [];
      const files = names.flatMap((name) => {
        const file = join(folder, name);
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
