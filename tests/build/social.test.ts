import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { drawSocialPicture } from '../../scripts/build/socialPicture.ts';
import { socialCard, socialDefaultTitle } from '../../src/content/social.ts';
import { projectRoot } from '../architecture/tree.ts';
import { importsFrom } from './importsFrom.ts';

const draw = (title: string) => drawSocialPicture({ ...socialCard, title });

/** Columns and rows, in px, in which two pictures of the same size differ. */
function extentOfDifference(first: Buffer, second: Buffer) {
  const [a, b] = [PNG.sync.read(first), PNG.sync.read(second)];
  const places = Array.from({ length: a.width * a.height }, (_unused, index) => index).filter(
    (index) => a.data.readUInt32BE(index * 4) !== b.data.readUInt32BE(index * 4),
  );
  const columns = places.map((index) => index % a.width);
  return { left: Math.min(...columns), right: Math.max(...columns), count: places.length };
}

test('a social picture has the size that networks ask for, and the same bytes each time', async () => {
  const picture = await draw(socialDefaultTitle);
  const { width, height } = PNG.sync.read(picture);
  expect([width, height]).toEqual([1200, 630]);
  expect((await draw(socialDefaultTitle)).equals(picture)).toBe(true);
});

test.each([
  ['the shortest title', 'Us'],
  ['the longest title', 'What evidence a sales hiring decision needs before the offer'],
  ['a word that cannot be broken', 'x'.repeat(60)],
])('%s stays on its half of the picture', async (_name, title) => {
  const { left, right, count } = extentOfDifference(await draw('.'), await draw(title));
  expect(count).toBeGreaterThan(1000);
  expect(left).toBeGreaterThanOrEqual(68);
  expect(right).toBeLessThan(720);
});

test('neither the build nor npm start loads anything of a browser', () => {
  const packages = ['scripts/build.ts', 'scripts/start.ts'].flatMap((entry) =>
    importsFrom(projectRoot, entry),
  );
  expect(packages).toEqual(expect.arrayContaining(['vite', 'hono', '@resvg/resvg-js']));
  expect(packages.filter((name) => /playwright|chromium|puppeteer/.test(name))).toEqual([]);
  // The same look sees a program that does.
  expect(importsFrom(projectRoot, 'scripts/brand.ts')).toContain('playwright');
});
