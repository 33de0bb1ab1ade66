import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawSocialPicture } from '../../build/socialPicture.ts';
import { answerData } from '../../src/articles/answersData.ts';
import { articles } from '../../src/articles/articles.ts';
import { homeHero } from '../../src/content/home.ts';
import { socialCard, socialCardOf, socialDefaultTitle } from '../../src/content/social.ts';

const draw = (title: string) => drawSocialPicture({ ...socialCard, title });

/** The box, in px, that contains all differences between two pictures of the same size. */
async function extentOfDifference(first: Buffer, second: Buffer) {
  const difference = sharp(first).composite([{ input: second, blend: 'difference' }]);
  const { info } = await sharp(await difference.removeAlpha().png().toBuffer())
    .trim({ threshold: 0 })
    .toBuffer({ resolveWithObject: true });
  const { trimOffsetLeft: left = 0, trimOffsetTop: top = 0, width, height } = info;
  return { left: -left, right: width - left, bottom: height - top, width };
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
  const { left, right, width } = await extentOfDifference(await draw('.'), await draw(title));
  expect(width).toBeGreaterThan(50);
  expect(left).toBeGreaterThanOrEqual(68);
  expect(right).toBeLessThan(720);
});

const receiptOfArticle = (slug: string) =>
  socialCardOf({ path: `/answers/${slug}`, title: slug }, answerData(slug)?.article.artifact)
    .receipt;

const receiptsOfArticles = articles.map(({ slug }) => [slug, receiptOfArticle(slug)] as const);

test('every article has a link preview of its own, also one without an illustration', () => {
  const receipts = [['no article', socialCard.receipt] as const, ...receiptsOfArticles];
  const alike = Map.groupBy(receipts, ([, receipt]) => JSON.stringify(receipt)).values();
  const names = [...alike].map((group) => group.map(([name]) => name));
  expect(names.filter(({ length }) => length > 1)).toEqual([]);
});

test('the home page says its headline, a result what somebody matched, every other page its title', () => {
  expect(socialCardOf({ path: '/score/3', title: 'Anything' }).title).toMatch(
    /^I matched 3\sof\s5/,
  );
  expect(socialCardOf({ path: '/', title: 'Anything' }).title).toBe(homeHero.heading);
  expect(socialCardOf({ path: '/product', title: 'Anything' }).title).toBe('Anything');
});

const blank = drawSocialPicture({
  ...socialCard,
  title: '.',
  receipt: { heading: '', subject: '', rows: [], note: '' },
});

test.each([
  ...receiptsOfArticles,
  ['a result of /score', socialCardOf({ path: '/score/0', title: '' }).receipt] as const,
])('the receipt of %s fits on its picture', async (_name, receipt) => {
  const picture = await drawSocialPicture({ ...socialCard, title: '.', receipt });
  const { left, bottom } = await extentOfDifference(await blank, picture);
  expect(left).toBeGreaterThanOrEqual(1200 - 72 - 380);
  expect(bottom).toBeLessThan(630 - 40);
});
