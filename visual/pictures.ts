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

/** A file with exactly these pixels, or null: a damaged or forged file is no picture. */
async function verified(hash: string, bytes: Buffer | null): Promise<Found | null> {
  if (bytes === null) return null;
  const picture = await decode(bytes).catch(() => null);
  return picture && pixelHash(picture) === hash ? { bytes, picture } : null;
}

/**
 * Pictures by the hash of their pixels: the cache of a project, and behind it a store that several
 * machines share.
 *
 * @param store - A folder, or an address that answers GET and PUT of `<address>/<hash>.webp`.
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

  const warned = new Set<string>();
  const warn = (what: string, error: unknown): void => {
    if (!warned.has(what)) console.warn(`${what} is left out: ${String(error)}`);
    warned.add(what);
  };
  /** Writes a file that nobody reads half. A full disk costs this file, not the capture. */
  const write = (what: string, file: string, bytes: Buffer): void => {
    const beside = `${file}.${process.pid}`;
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(beside, bytes);
      renameSync(beside, file);
    } catch (error) {
      if (existsSync(beside)) rmSync(beside);
      warn(what, error);
    }
  };

  const isRemote = /^https?:/.test(store ?? '');
  /** Asks the store's server; null where it has no such picture or does not answer. */
  const ask = async (hash: string, body: BodyInit | null = null): Promise<Buffer | null> => {
    try {
      const method = body === null ? 'GET' : 'PUT';
      const answer = await fetch(`${store}/${hash}.webp`, { method, body });
      if (answer.ok) return Buffer.from(await answer.arrayBuffer());
      if (answer.status !== 404) warn('VISUAL_STORE', `it answered ${answer.status}`);
    } catch (error) {
      warn('VISUAL_STORE', error);
    }
    return null;
  };
  const stored = (hash: string): Promise<Buffer | null> | Buffer | null => {
    if (store === null) return null;
    return isRemote ? ask(hash) : bytesOf(join(store, `${hash}.webp`));
  };

  const keep = (hash: string, png: Buffer): void => {
    const file = inCache(hash);
    if (existsSync(file)) utimesSync(file, new Date(), new Date());
    else write('The cache of pictures', file, png);
  };

  const found = async (hash: string): Promise<Found | null> => {
    const cached = await verified(hash, bytesOf(inCache(hash)));
    if (!cached && existsSync(inCache(hash))) rmSync(inCache(hash));
    const one = cached ?? (await verified(hash, await stored(hash)));
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
        const bytes = await encode(cached.picture);
        if (isRemote) await ask(hash, new Uint8Array(bytes));
        else write('VISUAL_STORE', join(store, `${hash}.webp`), bytes);
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
