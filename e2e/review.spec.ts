import { expect, test } from 'playwright/test';
import { axeFindings } from './support/axe.ts';
import { openReview, reportOf } from './support/reviewBench.ts';

const fifty = reportOf(50, 5);

test('fifty pictures of five causes are judged by keyboard alone', async ({ page }) => {
  const review = await openReview(fifty);
  await page.goto(review.url);

  await test.step('a whole cause, with a note', async () => {
    await page.keyboard.press('Shift+A');
    await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused();
    await page.keyboard.type('Navy is deeper');
    await page.keyboard.press('Enter');
    await expect(page.getByText('10 of 50 decided')).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('Approved: 10 pictures. 40 left.');
  });
  await test.step('one picture, looked at blinking, rejected and taken back', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('b');
    await expect(page.getByRole('radio', { name: 'Blink' })).toBeChecked();
    await page.keyboard.press('r');
    await page.keyboard.type('Red means an error');
    await page.keyboard.press('Enter');
    await expect(page.getByText('11 of 50 decided')).toBeVisible();
    // Blinking stays on from picture to picture.
    await expect(page.getByRole('radio', { name: 'Blink' })).toBeChecked();
    await page.keyboard.press('u');
    await expect(page.getByText('10 of 50 decided')).toBeVisible();
  });
  await test.step('the other causes: one rejected, three approved', async () => {
    await page.keyboard.press('Shift+R');
    await expect(page.getByText('20 of 50 decided')).toBeVisible();
    for (const left of [30, 40, 50]) {
      await page.keyboard.press('Shift+A');
      await page.keyboard.type('Meant');
      await page.keyboard.press('Enter');
      await expect(page.getByText(`${left} of 50 decided`)).toBeVisible();
    }
  });
  await test.step('everything goes on record, signed', async () => {
    const record = page.getByRole('button', { name: 'Record as Ada Lovelace' });
    for (let press = 0; press < 20; press += 1) {
      if (await record.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Shift+Tab');
    }
    await expect(record).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText('On record: 50 pictures.');
    expect(
      review.decided.map(({ verdict, note, by, of }) => [verdict, note, by, of.length]),
    ).toEqual([
      ['approve', 'Navy is deeper', 'Ada Lovelace', 10],
      ['reject', 'Red means an error', 'Ada Lovelace', 10],
      ['approve', 'Meant', 'Ada Lovelace', 30],
    ]);
  });
  await review.stop();
});

test('the same is judged by touch alone', async ({ browser }) => {
  const review = await openReview(fifty);
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(review.url);
  const note = page.getByRole('textbox', { name: 'Note' });

  await test.step('a cause is opened, looked at and approved', async () => {
    await page.getByRole('button', { name: /became #36458a/ }).tap();
    await page.getByRole('button', { name: /Button State 1\s*desktop/ }).tap();
    await page.getByText('Difference', { exact: true }).tap();
    await expect(page.getByAltText(/Drawing of what differs/)).toBeVisible();
    await page.getByText(/^Cause \(10\)$/).tap();
    await page.getByRole('button', { name: 'Approve 10' }).tap();
    await expect(note).toBeFocused();
    await note.fill('Navy is deeper');
    await page.getByRole('button', { name: 'Approve 10' }).tap();
    await expect(page.getByText('10 of 50 decided')).toBeVisible();
  });
  await test.step('the next is rejected and taken back', async () => {
    await page.getByRole('button', { name: 'Reject 10' }).tap();
    await note.fill('Red means an error');
    await page.getByRole('button', { name: 'Reject 10' }).tap();
    await expect(page.getByText('20 of 50 decided')).toBeVisible();
    await page.getByRole('button', { name: 'Undo the last decision' }).tap();
    await expect(page.getByText('10 of 50 decided')).toBeVisible();
  });
  await test.step('the rest is approved and recorded', async () => {
    for (const left of [20, 30, 40, 50]) {
      await note.fill('Meant');
      await page.getByRole('button', { name: 'Approve 10' }).tap();
      await expect(page.getByText(`${left} of 50 decided`)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Record as Ada Lovelace' }).tap();
    await expect(page.getByRole('heading', { name: 'Nothing to decide' })).toBeVisible();
    expect(review.decided.map(({ of }) => of.length)).toEqual([10, 40]);
  });
  await context.close();
  await review.stop();
});

test('zoom and place are one for both pictures, by wheel and by fingers', async ({ page }) => {
  const review = await openReview(reportOf(2, 1));
  await page.goto(review.url);
  await page.keyboard.press('j');
  const transforms = () =>
    page
      .getByRole('img', { name: /picture/i })
      .evaluateAll((images) => images.map((image) => getComputedStyle(image).transform));
  await page.getByAltText('Approved picture').hover({ force: true, position: { x: 40, y: 40 } });
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -600);
  await page.keyboard.up('Control');
  await expect(page.getByText(/^2\d\d %$/)).toBeVisible();
  const [old, now] = await transforms();
  expect(now).toBe(old);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await transforms())[0]).not.toBe(old);
  const [panned, both] = await transforms();
  expect(both).toBe(panned);
  await review.stop();
});

for (const width of [1280, 320])
  test(`axe finds nothing on ${width} px, whatever is looked at`, async ({ page }) => {
    const review = await openReview(reportOf(4, 2));
    await page.setViewportSize({ width, height: 800 });
    await page.goto(review.url);
    // The causes, a picture in every view, a note that is missing.
    for (const key of ['', 'j', 'l', 'o', 'd', 'a']) {
      if (key) await page.keyboard.press(key);
      expect(await axeFindings(page)).toEqual([]);
    }
    await expect(page.getByAltText(/Drawing of what differs/)).toBeVisible();
    await review.stop();
  });
