import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { decode, encode, pixelHash } from '../../visual/picture.ts';
import { openPictures, pictureSettings } from '../../visual/pictures.ts';
import { owner } from '../support/owner.ts';
import { card } from './workspace.ts';

async function sample(brand = '#1e2a5e') {
  const png = await card({ brand });
  return { png, hash: pixelHash(await decode(png)) };
}

const settings = { store: null, cacheBytes: 1e6 };

/** A store as a bucket answers it. */
async function bucket() {
  const files = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const name = request.url ?? '';
    void buffer(request).then((body) => {
      if (request.method === 'PUT') files.set(name, body);
      const file = files.get(name);
      return response.writeHead(file ? 200 : 404).end(request.method === 'GET' ? file : undefined);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  owner().defer(() => server.close());
  return { files, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/pictures` };
}

describe('the cache', () => {
  it('never gives another picture for a hash, whatever its file holds', async () => {
    const cache = owner().folder();
    const [navy, red] = [await sample(), await sample('#f00')];
    const pictures = openPictures({ cache }, settings);
    mkdirSync(join(cache, 'pictures'));
    writeFileSync(join(cache, 'pictures', `${navy.hash}.png`), red.png);
    expect(await pictures.file(navy.hash)).toBeNull();
    pictures.keep(navy.hash, navy.png);
    expect(await pictures.file(navy.hash)).toEqual(navy.png);
  });

  it('drops what was used least recently once it is too large', async () => {
    const cache = owner().folder();
    const samples = [await sample(), await sample('#f00'), await sample('#00f')];
    const pictures = openPictures({ cache }, { store: null, cacheBytes: 1000 });
    for (const [at, { hash, png }] of samples.entries()) {
      pictures.keep(hash, png);
      utimesSync(join(cache, 'pictures', `${hash}.png`), at, at);
    }
    await pictures.file(samples[0]?.hash ?? '');
    const size = samples[0]?.png.length ?? 0;
    openPictures({ cache }, { store: null, cacheBytes: size * 2.5 }).prune();
    expect(readdirSync(join(cache, 'pictures')).sort()).toEqual(
      [`${samples[0]?.hash}.png`, `${samples[2]?.hash}.png`].sort(),
    );
  });

  it('takes its size and the store from the environment, and refuses what is no size', () => {
    expect(pictureSettings({})).toEqual({ store: null, cacheBytes: 500e6 });
    expect(pictureSettings({ VISUAL_STORE: '/mnt', VISUAL_CACHE_MB: '20' })).toEqual({
      store: '/mnt',
      cacheBytes: 20e6,
    });
    expect(() => pictureSettings({ VISUAL_CACHE_MB: 'big' })).toThrow('VISUAL_CACHE_MB is "big"');
  });
});

describe.each([['a folder'], ['an HTTP address']])('a store in %s', (kind) => {
  it('gives pictures to a machine that has none, and is filled once', async () => {
    const { png, hash } = await sample();
    const store = kind === 'a folder' ? owner().folder() : (await bucket()).url;
    const mine = openPictures({ cache: owner().folder() }, { store, cacheBytes: 1e6 });
    mine.keep(hash, png);
    await mine.share([hash, hash]);
    const theirs = openPictures({ cache: owner().folder() }, { store, cacheBytes: 1e6 });
    const found = await theirs.find(hash);
    expect(found && pixelHash(found)).toBe(hash);
    expect(await theirs.file('0'.repeat(32))).toBeNull();
  });
});

it('goes on without a store that is down, and without a cache that cannot be written', async () => {
  const { hash, png } = await sample();
  const root = owner().folder();
  writeFileSync(join(root, 'pictures'), 'not a folder');
  const store = 'http://127.0.0.1:9';
  const pictures = openPictures({ cache: owner().folder() }, { store, cacheBytes: 1e6 });
  expect(await pictures.file(hash)).toBeNull();
  pictures.keep(hash, png);
  await pictures.share([hash]);
  openPictures({ cache: root }, settings).keep(hash, png);
});

it('refuses a picture of the store that has other pixels than its name says', async () => {
  const { hash } = await sample();
  const { files, url } = await bucket();
  files.set(`/pictures/${hash}.webp`, await encode(await decode((await sample('#f00')).png)));
  const pictures = openPictures({ cache: owner().folder() }, { store: url, cacheBytes: 1e6 });
  expect(await pictures.file(hash)).toBeNull();
});
