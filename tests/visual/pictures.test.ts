import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { foldersIn } from '../../visual/folders.ts';
import { decode, pixelHash } from '../../visual/picture.ts';
import { openPictures } from '../../visual/pictures.ts';
import { resources } from '../support/resources.ts';
import { card } from './workspace.ts';

async function sample(brand: string) {
  const png = await card({ brand });
  return { png, hash: pixelHash(await decode(png)) };
}

const [navy, red] = [await sample('#1e2a5e'), await sample('#f00')];

/** An empty cache, and the folder of its files. */
function emptyCache(store: string | null = null) {
  const root = resources().folder();
  const folder = join(foldersIn(root).cache, 'pictures');
  mkdirSync(folder, { recursive: true });
  return { folder, pictures: openPictures(root, store) };
}

it('neither cache nor store is trusted with a picture whose pixels do not match its name', async () => {
  const store = resources().folder();
  const { folder, pictures } = emptyCache(store);
  writeFileSync(join(store, `${navy.hash}.png`), red.png);
  writeFileSync(join(folder, `${navy.hash}.png`), red.png);
  expect(await pictures.file(navy.hash)).toBeNull();
  pictures.keep(navy.hash, navy.png);
  expect(await pictures.file(navy.hash)).toEqual(navy.png);
});

it('the cache drops what is neither approved nor taken last', () => {
  const { folder, pictures } = emptyCache();
  for (const { hash, png } of [navy, red]) pictures.keep(hash, png);
  pictures.prune([red.hash]);
  expect(readdirSync(folder)).toEqual([`${red.hash}.png`]);
});

it('a folder can be a store for machines whose cache lacks a picture', async () => {
  const store = resources().folder();
  const mine = emptyCache(store).pictures;
  mine.keep(navy.hash, navy.png);
  await mine.share([navy.hash, navy.hash]);
  const theirs = emptyCache(store).pictures;
  const found = await theirs.find(navy.hash);
  expect(found && pixelHash(found)).toBe(navy.hash);
  expect(await theirs.file('0'.repeat(32))).toBeNull();
});
