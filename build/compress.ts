import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';

const compressible = new Set([
  '.html',
  '.css',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.xml',
  '.webmanifest',
  '.ico',
  '.csv',
  '.md',
  '.yaml',
]);
const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** In a folder with more files, the best level is not used, because it takes twice as long. */
const many = 500;

const pack = {
  br: (content: Buffer, quality: number) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => gzipAsync(content, { level: 9 }),
};

const cache = '.cache/packed';

/** Versions of the compressors, part of the cache key. */
const packers = `${process.versions['brotli']} ${process.versions.zlib}`;

/**
 * Writes `.br` and `.gz` beside every text file, so that the server compresses nothing itself.
 * Reuses the results of the last build from a cache, and removes what this build did not need.
 */
export async function compressAll(directory: string): Promise<void> {
  const names = await readdir(directory, { recursive: true });
  const files = names.filter((name) => compressible.has(extname(name)));
  const counts = new Map<string, number>();
  for (const name of files) counts.set(dirname(name), (counts.get(dirname(name)) ?? 0) + 1);
  await mkdir(cache, { recursive: true });
  const used = new Set<string>();

  async function packOnce(content: Buffer, quality: number, kind: 'br' | 'gz'): Promise<Buffer> {
    const hash = createHash('sha256').update(`${packers} ${quality} `).update(content);
    const name = `${hash.digest('hex')}.${kind}`;
    used.add(name);
    const file = join(cache, name);
    const known = await readFile(file).catch(() => null);
    if (known) return known;
    const packed = await pack[kind](content, quality);
    // Written atomically, beside the folder that another build may clean up meanwhile.
    const draft = `${cache}.${randomUUID()}`;
    await writeFile(draft, packed);
    await rename(draft, file);
    return packed;
  }

  await pMap(
    files,
    async (name) => {
      const path = join(directory, name);
      const content = await readFile(path);
      // By folder, so that many articles do not weigh on the other pages.
      const isOneOfMany = (counts.get(dirname(name)) ?? 0) > many;
      const quality = isOneOfMany ? 10 : 11;
      await Promise.all(
        (['br', 'gz'] as const).map(async (kind) =>
          writeFile(`${path}.${kind}`, await packOnce(content, quality, kind)),
        ),
      );
    },
    { concurrency: 8 },
  );
  const left = (await readdir(cache)).filter((name) => !used.has(name));
  await Promise.all(left.map((name) => rm(join(cache, name), { force: true })));
}
