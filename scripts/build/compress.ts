import { readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inTurns } from './inTurns.ts';

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
]);
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Files of one folder from which on the best level takes too long: it takes three times as long as the next. */
const many = 500;

/** Writes `.br` and `.gz` beside every file that shrinks, for a server that only has to hand them out. */
export async function compressAll(directory: string): Promise<void> {
  const names = await readdir(directory, { recursive: true });
  const files = names.filter((name) => compressible.has(extname(name)));
  const counts = new Map<string, number>();
  for (const name of files) counts.set(dirname(name), (counts.get(dirname(name)) ?? 0) + 1);
  await inTurns(files, 8, async (name) => {
    const path = join(directory, name);
    const content = await readFile(path);
    const [br, gz] = await Promise.all([
      brotli(content, {
        params: {
          // By folder, so that many articles do not weigh on the other pages.
          [constants.BROTLI_PARAM_QUALITY]: (counts.get(dirname(name)) ?? 0) > many ? 10 : 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
      deflate(content, { level: 9 }),
    ]);
    await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  });
}
