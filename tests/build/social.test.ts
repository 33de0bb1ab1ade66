import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { drawSocialPicture } from '../../build/socialPicture.ts';
import { answerData } from '../../src/articles/answersData.ts';
import { articles } from '../../src/articles/articles.ts';
import { homeHero } from '../../src/content/home.ts';
import { socialCard, socialCardOf, socialDefaultTitle } from '../../src/content/social.ts';

const draw = (title: string) => drawSocialPicture({ ...socialCard, title });

/** Columns and rows, in px, in which two pictures of the same size differ. */
function extentOfDifference(first: Buffer, second: Buffer) {
  const [a, b] = [PNG.sync.read(first), PNG.sync.read(second)];
  const places = Array.from({ length: a.width * a.height }, (_unused, index) => index).filter(
    (index) => a.data.readUInt32BE(index * 4) !== b.data.readUInt32BE(index * 4),
  );
  const columns = places.map((index) => index % a.width);
  // Too many places for the arguments of one call.
  const lowest = places.reduce((last, index) => Math.max(last, index), 0);
  return {
    left: columns.reduce((least, column) => Math.min(least, column), a.width),
    right: columns.reduce((most, column) => Math.max(most, column), 0),
    bottom: Math.floor(lowest / a.width),
    count: places.length,
  };
}

test('a social picture has the same bytes each time', async () => {
  const picture = await draw(socialDefaultTitle);
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

const receiptOfArticle = (slug: string) =>
  socialCardOf({ path: `/answers/${slug}`, title: slug }, answerData(slug)?.article.artefact)
    .receipt;

test('every article has a link preview of its own: without an artefact it has the site’s', () => {
  const receipts = [socialCard.receipt, ...articles.map(({ slug }) => receiptOfArticle(slug))];
  expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(receipts.length);
});

test('the home page says its headline, every other page its title', () => {
  expect(socialCardOf({ path: '/', title: 'Anything' }).title).toBe(homeHero.heading);
  expect(socialCardOf({ path: '/product', title: 'Anything' }).title).toBe('Anything');
});

const blank = drawSocialPicture({
  ...socialCard,
  title: '.',
  receipt: { heading: '', subject: '', rows: [], note: '' },
});

test.each(articles.map(({ slug }) => slug))(
  'the receipt of %s fits on its picture',
  async (slug) => {
    const receipt = receiptOfArticle(slug);
    const picture = await drawSocialPicture({ ...socialCard, title: '.', receipt });
    const { left, bottom } = extentOfDifference(await blank, picture);
    expect(left).toBeGreaterThanOrEqual(1200 - 72 - 380);
    expect(bottom).toBeLessThan(630 - 40);
  },
);
