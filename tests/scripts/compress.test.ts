import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressAll } from '../../build/compress.ts';
import { owner } from '../support/owner.ts';

/** A built site of these files, and a way to pack it with a cache of its own. */
async function siteOf(files: Record<string, string>) {
  const folder = owner().folder();
  const [site, cache] = [join(folder, 'site'), join(folder, 'cache')];
  await mkdir(site);
  const write = async (more: Record<string, string>) => {
    for (const [name, content] of Object.entries(more)) await writeFile(join(site, name), content);
  };
  await write(files);
  const unpacked = async (name: string) => ({
    br: brotliDecompressSync(await readFile(join(site, `${name}.br`))).toString(),
    gz: gunzipSync(await readFile(join(site, `${name}.gz`))).toString(),
  });
  return { cache, write, unpacked, pack: () => compressAll(site, cache) };
}

/** The one file of that kind in a cache. */
async function fileOf(cache: string, kind: string): Promise<string> {
  const name = (await readdir(cache)).find((one) => one.endsWith(kind));
  return join(cache, name ?? '');
}

test('what has changed is packed anew', async () => {
  const { write, unpacked, pack } = await siteOf({ 'a.html': 'same', 'b.html': 'old' });
  await pack();
  await write({ 'b.html': 'new' });
  await pack();
  expect(await unpacked('a.html')).toEqual({ br: 'same', gz: 'same' });
  expect(await unpacked('b.html')).toEqual({ br: 'new', gz: 'new' });
});

test('a file of the cache is handed out instead of packing again', async () => {
  const { cache, unpacked, pack } = await siteOf({ 'a.html': 'same' });
  await pack();
  const other = await siteOf({ 'x.html': 'from the cache' });
  await other.pack();
  for (const kind of ['.br', '.gz']) {
    const mine = await fileOf(cache, kind);
    const theirs = await fileOf(other.cache, kind);
    await copyFile(theirs, mine);
  }
  await pack();
  expect(await unpacked('a.html')).toEqual({ br: 'from the cache', gz: 'from the cache' });
});
