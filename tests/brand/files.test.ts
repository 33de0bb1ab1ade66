import { readdirSync, readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { drawSocialPicture } from '../../build/socialPicture.ts';
import { socialCard, socialDefaultTitle } from '../../src/content/social.ts';

const read = (name: string): Buffer => readFileSync(`public/${name}`);

const sizeOf = (png: Uint8Array): { width: number; height: number } => {
  const { width, height } = PNG.sync.read(Buffer.from(png));
  return { width, height };
};

describe('the pictures of the brand', () => {
  it.each([
    ['apple-touch-icon.png', 180, 180],
    ['icon-192.png', 192, 192],
    ['icon-512.png', 512, 512],
    ['icon-maskable-512.png', 512, 512],
    ['brand/symbol.png', 512, 512],
    ['brand/symbol@2x.png', 1024, 1024],
    ['brand/symbol-dark.png', 512, 512],
    ['brand/symbol-mono.png', 512, 512],
    ['brand/email-header.png', 600, 160],
    ['brand/email-header@2x.png', 1200, 320],
    ['brand/social-default.png', 1200, 630],
  ])('%s is %i by %i px', (name, width, height) => {
    expect(sizeOf(read(name))).toEqual({ width, height });
  });

  it.each(['logo', 'logo-dark', 'logo-mono'])('%s has a file of twice its size', (name) => {
    const small = sizeOf(read(`brand/${name}.png`));
    expect(small.height).toBe(128);
    expect(sizeOf(read(`brand/${name}@2x.png`))).toEqual({
      width: small.width * 2,
      height: small.height * 2,
    });
  });

  it('social-default.png shows what the site says today', async () => {
    const drawn = await drawSocialPicture({ ...socialCard, title: socialDefaultTitle });
    expect(drawn.equals(read('brand/social-default.png'))).toBe(true);
  });
});

describe('the press kit', () => {
  const entries = unzipSync(new Uint8Array(read('brand/press-kit.zip')));

  it('holds every file of the brand, byte for byte', () => {
    const names = readdirSync('public/brand').filter((name) => name !== 'press-kit.zip');
    const expected = names.map((name) => `press-kit/${name}`);
    expect(Object.keys(entries).toSorted()).toEqual(expected.toSorted());
    for (const [name, content] of Object.entries(entries)) {
      const original = read(name.replace('press-kit/', 'brand/'));
      expect(Buffer.from(content).equals(original), name).toBe(true);
    }
  });
});
