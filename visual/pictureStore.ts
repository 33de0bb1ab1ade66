import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pictures that several machines share, as lossless WebP files named by the hash of their pixels. */
export interface PictureStore {
  /** The file; null when there is none. */
  get(hash: string): Promise<Buffer | null>;
  put(hash: string, webp: Buffer): Promise<void>;
}

/** Milliseconds after which a store counts as out of reach. */
const patience = 30_000;

function inFolder(folder: string): PictureStore {
  const fileOf = (hash: string): string => join(folder, `${hash}.webp`);
  return {
    get: (hash) => Promise.resolve(existsSync(fileOf(hash)) ? readFileSync(fileOf(hash)) : null),
    put: (hash, webp) => {
      mkdirSync(folder, { recursive: true });
      // Renamed into place: another machine never reads half a file.
      const beside = `${fileOf(hash)}.${process.pid}`;
      writeFileSync(beside, webp);
      renameSync(beside, fileOf(hash));
      return Promise.resolve();
    },
  };
}

function atAddress(address: string): PictureStore {
  const ask = async (method: string, hash: string, webp?: Buffer): Promise<Response> => {
    const url = new URL(`${hash}.webp`, address.endsWith('/') ? address : `${address}/`);
    const body = webp && { body: new Uint8Array(webp), headers: { 'content-type': 'image/webp' } };
    const response = await fetch(url, { method, signal: AbortSignal.timeout(patience), ...body });
    // A bucket that may not be listed answers 403 for what it lacks.
    if (!response.ok && !(method === 'GET' && [403, 404].includes(response.status)))
      throw new Error(`it answers ${response.status} to ${method} ${url.pathname}.`);
    return response;
  };
  return {
    get: async (hash) => {
      const response = await ask('GET', hash);
      return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
    },
    put: async (hash, webp) => {
      await ask('PUT', hash, webp);
    },
  };
}

/** The store in a folder, or at an HTTP(S) address that answers GET and PUT of `<hash>.webp`. */
export const storeAt = (address: string): PictureStore =>
  /^https?:\/\//.test(address) ? atAddress(address) : inFolder(address);
