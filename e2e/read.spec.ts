import type { Page } from 'playwright/test';
import { openHydrated } from './support/pages.ts';
import { recordAnnouncements, takeAnnouncements } from './support/recorder.ts';
import { expect, test } from './support/server.ts';

const posting = `Account executive
We are looking for an account executive with experience in sales. You will run discovery calls,
build a business case with the CFO, coach new reps and keep an accurate forecast. Apply for the role today.
Our secret word is xylophone.`;

const field = (page: Page) => page.getByRole('textbox', { name: /^Job description/ });

/** Pastes the posting and waits until it is read. */
async function paste(page: Page): Promise<void> {
  await field(page).fill(posting);
  await expect(page.getByText('Your text', { exact: true })).toBeVisible();
}

test('no byte of what is pasted leaves the page, not even with the form', async ({
  page,
  site,
}) => {
  const sent: { url: string; body: string }[] = [];
  await openHydrated(page, '/read');
  page.on('request', (request) => {
    sent.push({ url: request.url(), body: request.postData() ?? '' });
  });
  await paste(page);
  await page.getByRole('radio', { name: 'Over $100,000' }).check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('scorecard.csv');
  await page.getByRole('textbox', { name: /^Work email/ }).fill('reader@example.com');
  const form = page.locator('#closing-form');
  await form.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(page.getByRole('heading', { name: "You're on the list!" })).toBeFocused();

  const posts = sent.filter(({ body }) => body !== '');
  expect(posts.map(({ url }) => new URL(url).pathname)).toEqual(['/api/waitlist']);
  const others = sent.filter(({ url }) => !/^blob:|\/assets\/|\/api\/waitlist$/.test(url));
  expect(others).toEqual([]);
  for (const { url, body } of sent)
    expect(`${decodeURIComponent(url)} ${body}`).not.toContain('xylophone');
  expect(site.rows('select * from signups where email = ?', 'reader@example.com')).toMatchObject([
    { utm_campaign: 'read' },
  ]);
});

test('the result of reading is announced once, and an answer announces what it changed', async ({
  page,
}) => {
  await recordAnnouncements(page);
  await openHydrated(page, '/read');
  await takeAnnouncements(page);
  const heard: string[] = [];
  const statuses = async (): Promise<string[]> => {
    heard.push(...(await takeAnnouncements(page)).filter((line) => line.startsWith('status: ')));
    return heard;
  };
  await paste(page);
  await expect.poll(statuses).toEqual([expect.stringMatching(/marked\. Five competencies: /)]);
  // A pause in typing that changes nothing is not told.
  await page.getByRole('textbox', { name: /^Job description/ }).press('End');
  const reading = page.getByText('Reading …');
  await reading.waitFor({ state: 'hidden' });
  // Awaited from before: it may be gone again when the key has been pressed.
  const begun = reading.waitFor();
  await page.keyboard.type(' ');
  await begun;
  await reading.waitFor({ state: 'hidden' });
  await page.getByRole('radio', { name: 'Over $100,000' }).check();
  await expect
    .poll(statuses)
    .toEqual([expect.anything(), expect.stringMatching(/comes in|moves up|stay as they are/)]);
  await page.getByText('More questions').click();
  await page.getByRole('radio', { name: 'Customers we have' }).check();
  await expect
    .poll(statuses)
    .toEqual([
      expect.anything(),
      expect.anything(),
      expect.stringMatching(/Account planning (?:comes in|moves up)/),
    ]);
});

test('the keyboard goes from a competency to its phrases in the text and back', async ({
  page,
}) => {
  await openHydrated(page, '/read');
  await paste(page);
  await page.getByRole('link', { name: 'Show in the text Business case' }).press('Enter');
  const mark = page.getByRole('link', { name: /\(Business case\)$/ }).first();
  await expect(mark).toBeFocused();
  await expect(mark).toHaveAccessibleDescription(/points to Business case\. Entry in the list: /);
  const back = page.getByRole('link', { name: 'Go to Business case' });
  // The marks are no stops: the ways on come next.
  for (let stop = 0; stop < 2; stop += 1)
    if (!(await back.evaluate((link) => link === document.activeElement)))
      await page.keyboard.press('Tab');
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#business-case$/);
});

for (const [name, text, message] of [
  ['too little', 'We need sales', /too short/],
  ['too much', 'sales '.repeat(4000), /longer than 20,000/],
  ['markup', '<b>x</b><script>alert(1)</script>', /too short|does not read like|in English/],
] as const)
  test(`${name}: a sentence says why, and nothing is lost`, async ({ page }) => {
    await openHydrated(page, '/read');
    await field(page).fill(text);
    await expect(page.getByRole('status')).toHaveText(message);
    // Once: screen readers speak a new description, too.
    await expect(field(page)).toHaveAccessibleDescription('');
    await field(page).blur();
    await expect(field(page)).toHaveAccessibleDescription(message);
    await expect(field(page)).toHaveValue(text);
    await field(page).fill(posting);
    await expect(page.getByText('Your text', { exact: true })).toBeVisible();
    await expect(field(page)).toHaveAccessibleDescription('');
  });

test('a long text is drawn some lines at a time, and whole in the end', async ({ page }) => {
  await openHydrated(page, '/read');
  const marked = page.getByRole('group', { name: 'The text with its marks' });
  await marked.evaluate((text) => {
    new MutationObserver((changes) => {
      const added = changes.reduce((sum, { addedNodes }) => sum + addedNodes.length, 0);
      text.setAttribute('data-most', String(Math.max(added, Number(text.dataset['most'] ?? 0))));
    }).observe(text, { childList: true });
  });
  const lines = posting.repeat(30);
  await field(page).fill(lines);
  await expect(marked.locator('> span')).toHaveCount(lines.split('\n').length);
  await expect(marked).toHaveAttribute('data-most', '20');
});

test('a file replaces the text, and a file without text is reported', async ({ page }) => {
  await openHydrated(page, '/read');
  const chooser = page.getByLabel('Choose a file');
  const file = (name: string, content: string) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(content),
  });
  await chooser.setInputFiles(file('posting.md', posting));
  await expect(field(page)).toHaveValue(posting);
  await expect(page.getByText('Your text', { exact: true })).toBeVisible();
  await chooser.setInputFiles(file('posting.docx', 'not a document'));
  await expect(field(page)).toHaveAccessibleDescription(/no text to read/);
  await expect(field(page)).toHaveValue(posting);
});

test('Back brings the text and its answers again, and speaks of neither', async ({ page }) => {
  await recordAnnouncements(page);
  await openHydrated(page, '/read');
  await paste(page);
  const quick = page.getByRole('radio', { name: 'Over $100,000' });
  await quick.check();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Product' }).click();
  await expect(page).toHaveURL('/product');
  await takeAnnouncements(page);
  await page.goBack();
  await expect(field(page)).toHaveValue(posting);
  await expect(page.getByText('Your text', { exact: true })).toBeVisible();
  await expect(quick).toBeChecked();
  expect((await takeAnnouncements(page)).filter((line) => line.startsWith('status: '))).toEqual([]);
});

test('the scorecard is printed on one page', async ({ page }) => {
  await openHydrated(page, '/read');
  for (const format of ['Letter', 'A4']) {
    const file = await page.pdf({ format });
    expect(file.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
  }
});

test('a reload keeps nothing', async ({ page }) => {
  await openHydrated(page, '/read');
  await paste(page);
  await page.reload();
  await expect(field(page)).toHaveValue('');
  await expect(page.getByText('Sample: Mid-market AE', { exact: true })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the first sample is read, and all of them can be downloaded', async ({ page, request }) => {
    await page.goto('/read');
    await expect(field(page)).toBeHidden();
    await expect(page.getByText(/^\d+ phrases marked$/)).toBeVisible();
    await expect(page.locator('#competencies ~ *, #competencies')).not.toHaveCount(0);
    for (const name of ['Mid-market AE', 'SDR', 'Enterprise AE', 'Sales manager']) {
      const link = page.getByRole('link', { name, exact: true });
      await expect(link).toBeVisible();
      const answer = await request.get((await link.getAttribute('href')) ?? '');
      expect(answer.status()).toBe(200);
    }
  });
});
