import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { foldersIn } from '../../visual/folders.ts';
import { decode, encode, pixelHash } from '../../visual/picture.ts';
import { openPictures } from '../../visual/pictures.ts';
import { owner } from '../support/owner.ts';
import { card } from './workspace.ts';

async function sample(brand = '#1e2a5e') {
  const png = await card({ brand });
  return { png, hash: pixelHash(await decode(png)) };
}

const folderIn = (root: string): string => join(foldersIn(root).cache, 'pictures');

describe('the cache', () => {
  it('ignores a file whose pixels do not match the hash in its name', async () => {
    const root = owner().folder();
    const [navy, red] = [await sample(), await sample('#f00')];
    const pictures = openPictures(root);
    mkdirSync(folderIn(root), { recursive: true });
    writeFileSync(join(folderIn(root), `${navy.hash}.png`), red.png);
    expect(await pictures.file(navy.hash)).toBeNull();
    pictures.keep(navy.hash, navy.png);
    expect(await pictures.file(navy.hash)).toEqual(navy.png);
  });

  it('drops the least recently used pictures when it is too large', async () => {
    const root = owner().folder();
    const samples = [await sample(), await sample('#f00'), await sample('#00f')];
    const pictures = openPictures(root);
    for (const [at, { hash, png }] of samples.entries()) {
      pictures.keep(hash, png);
      utimesSync(join(folderIn(root), `${hash}.png`), at, at);
    }
    await pictures.file(samples[0]?.hash ?? '');
    const size = samples[0]?.png.length ?? 0;
    openPictures(root, { cacheBytes: size * 2.5 }).prune();
    expect(readdirSync(folderIn(root)).sort()).toEqual(
      [`${samples[0]?.hash}.png`, `${samples[2]?.hash}.png`].sort(),
    );
  });
});

describe('a shared store', () => {
  it('gives pictures to a machine whose cache lacks them', async () => {
    const { png, hash } = await sample();
    const store = owner().folder();
    const mine = openPictures(owner().folder(), { store });
    mine.keep(hash, png);
    await mine.share([hash, hash]);
    const theirs = openPictures(owner().folder(), { store });
    const found = await theirs.find(hash);
    expect(found && pixelHash(found)).toBe(hash);
    expect(await theirs.file('0'.repeat(32))).toBeNull();
  });

  it('may be an address', async () => {
    const kept = new Map<string, Buffer>();
    const server = createServer((request, response) => {
      const path = request.url ?? '';
      if (request.method === 'GET')
        response.writeHead(kept.has(path) ? 200 : 404).end(kept.get(path));
      else void buffer(request).then((bytes) => response.end(String(kept.set(path, bytes).size)));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const { png, hash } = await sample();
    const store = `http://127.0.0.1:${port}/pictures`;
    const mine = openPictures(owner().folder(), { store });
    mine.keep(hash, png);
    await mine.share([hash]);
    expect([...kept.keys()]).toEqual([`/pictures/${hash}.webp`]);
    const theirs = openPictures(owner().folder(), { store });
    const found = await theirs.find(hash);
    expect(found && pixelHash(found)).toBe(hash);
    expect(await theirs.file('0'.repeat(32))).toBeNull();
  });

  it('is not trusted with a picture whose pixels do not match its name', async () => {
    const { hash } = await sample();
    const store = owner().folder();
    const other = await encode(await decode((await sample('#f00')).png));
    writeFileSync(join(store, `${hash}.webp`), other);
    expect(await openPictures(owner().folder(), { store }).file(hash)).toBeNull();
  });
});

it('a missing store and a cache that cannot be written stop nothing', async () => {
  const { hash, png } = await sample();
  const [root, blocked] = [owner().folder(), owner().folder()];
  const store = join(blocked, '.cache');
  writeFileSync(store, 'not a folder');
  const pictures = openPictures(root, { store });
  expect(await pictures.file(hash)).toBeNull();
  pictures.keep(hash, png);
  await pictures.share([hash]);
  openPictures(blocked).keep(hash, png);
});
