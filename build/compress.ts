import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';

const compressible = /\.(?:html|css|js|json|svg|txt|xml|webmanifest|ico|csv|md|yaml)$/;
const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Number of files in a folder above which the best level is not used, because it takes twice as long. */
const many = 500;

/** Writes `.br` and `.gz` beside every text file, so that the server compresses nothing itself. */
export async function compressAll(directory: string): Promise<void> {
  const names = await readdir(directory, { recursive: true });
  const files = names.filter((name) => compressible.test(name));
  const folders = Object.groupBy(files, (name) => dirname(name));

  await pMap(
    files,
    async (name) => {
      const path = join(directory, name);
      const content = await readFile(path);
      // Counted by folder, so that many articles do not lower the compression of other pages.
      const isOneOfMany = (folders[dirname(name)]?.length ?? 0) > many;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: isOneOfMany ? 10 : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      await writeFile(`${path}.br`, await brotli(content, { params }));
      await writeFile(`${path}.gz`, await gzipAsync(content, { level: 9 }));
    },
    { concurrency: 8 },
  );
}
