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
import { join } from 'node:path';
import type { Folders } from './folders.ts';
import { decode, encode, type Picture, pixelHash } from './picture.ts';
import { type PictureStore, storeAt } from './pictureStore.ts';

/** Pictures by the hash of their pixels: a local cache, and behind it a store that several machines share. */
export interface Pictures {
  /** Keeps a picture as the browser coded it. */
  keep(hash: string, png: Buffer): void;
  /** The file of a picture, from the cache or the store; null when neither has these very pixels. */
  file(hash: string): Promise<Buffer | null>;
  /** The same, decoded. */
  find(hash: string): Promise<Picture | null>;
  /** Puts pictures into the store; nothing where none is set. */
  share(hashes: Iterable<string>): Promise<void>;
  /** Removes the least recently used until the cache keeps its limit. */
  prune(): void;
}

/** Where pictures are kept, and how many. */
export interface PictureSettings {
  /** Folder or HTTP(S) address of a shared store; null for none. */
  readonly store: string | null;
  /** Most bytes of the cache. */
  readonly cacheBytes: number;
}

/**
 * The settings in the environment: `VISUAL_STORE`, and `VISUAL_CACHE_MB`, 500 by default.
 *
 * @throws Error when the size is no number.
 */
export function pictureSettings(
  env: Readonly<Record<string, string | undefined>>,
): PictureSettings {
  const megabytes = Number(env['VISUAL_CACHE_MB'] ?? 500);
  if (!(megabytes >= 0))
    throw new Error(`VISUAL_CACHE_MB is "${env['VISUAL_CACHE_MB']}": give a number of megabytes.`);
  return { store: env['VISUAL_STORE'] || null, cacheBytes: megabytes * 1e6 };
}

/** A picture with exactly these pixels, or null: a damaged or forged file is no picture. */
async function verified(hash: string, bytes: Buffer | null): Promise<Picture | null> {
  if (bytes === null) return null;
  const picture = await decode(bytes).catch(() => null);
  return picture && pixelHash(picture) === hash ? picture : null;
}

/** Opens the cache in a folder, and the store that the settings name. */
export function openPictures(
  { cache }: Pick<Folders, 'cache'>,
  { store: address, cacheBytes }: PictureSettings = pictureSettings(process.env),
): Pictures {
  const folder = join(cache, 'pictures');
  const store: PictureStore | null = address === null ? null : storeAt(address);
  // PNG as the browser coded it: WebP is a third of it, and would cost 70 ms of each picture's capture.
  const fileOf = (hash: string): string => join(folder, `${hash}.png`);

  const warned = new Set<string>();
  /** Says once what is out of order, and goes on without it. */
  const warn = (what: string, error: unknown): void => {
    if (!warned.has(what))
      console.warn(
        `${what} is left out: ${error instanceof Error ? error.message : String(error)}`,
      );
    warned.add(what);
  };

  const keep: Pictures['keep'] = (hash, png) => {
    if (existsSync(fileOf(hash))) {
      utimesSync(fileOf(hash), new Date(), new Date());
      return;
    }
    const beside = `${fileOf(hash)}.${process.pid}`;
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(beside, png);
      renameSync(beside, fileOf(hash));
    } catch (error) {
      // A full disk costs the cache, not the capture: hashes are compared without it.
      if (existsSync(beside)) rmSync(beside);
      warn('The cache of pictures', error);
    }
  };

  const inCache = async (hash: string): Promise<{ bytes: Buffer; picture: Picture } | null> => {
    if (!existsSync(fileOf(hash))) return null;
    const bytes = readFileSync(fileOf(hash));
    const picture = await verified(hash, bytes);
    if (picture === null) {
      rmSync(fileOf(hash), { force: true });
      return null;
    }
    utimesSync(fileOf(hash), new Date(), new Date());
    return { bytes, picture };
  };

  const found = async (hash: string): Promise<{ bytes: Buffer; picture: Picture } | null> => {
    const cached = await inCache(hash);
    if (cached || store === null) return cached;
    const bytes = await store.get(hash).catch((error: unknown) => {
      warn('VISUAL_STORE', error);
      return null;
    });
    const picture = await verified(hash, bytes);
    if (bytes === null || picture === null) return null;
    keep(hash, bytes);
    return { bytes, picture };
  };

  return {
    keep,
    file: async (hash) => (await found(hash))?.bytes ?? null,
    find: async (hash) => (await found(hash))?.picture ?? null,
    share: async (hashes) => {
      if (store === null) return;
      for (const hash of new Set(hashes)) {
        const cached = await inCache(hash);
        if (cached)
          await store
            .put(hash, await encode(cached.picture))
            .catch((error: unknown) => warn('VISUAL_STORE', error));
      }
    },
    prune: () => {
      if (!existsSync(folder)) return;
      const files = readdirSync(folder)
        .map((name) => {
          const { size, mtimeMs } = statSync(join(folder, name));
          return { name, size, mtimeMs };
        })
        .sort((a, b) => b.mtimeMs - a.mtimeMs);
      let bytes = 0;
      for (const { name, size } of files) {
        bytes += size;
        if (bytes > cacheBytes) rmSync(join(folder, name), { force: true });
      }
    },
  };
}
