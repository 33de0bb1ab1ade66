import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { holdApplication, hydrated, openHydrated } from './support/pages.ts';
import { recordAnnouncements, takeAnnouncements } from './support/recorder.ts';
import { expect, test } from './support/server.ts';

const posting = `Account executive

We are looking for an account executive with experience in sales. You will run discovery calls,
build a business case with the CFO, coach new reps and keep an accurate forecast. Apply for the role today.
Our secret word is xylophone.`;

const field = (page: Page) => page.getByRole('textbox', { name: /^Job posting/ });

/** Pastes the posting and waits until the page has analyzed it. */
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
  await page.getByRole('checkbox', { name: 'Outbound prospecting' }).check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
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

test('the result of reading is announced once, with the words that cost candidates @altered', async ({
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
  await field(page).fill(`${posting}\nA sales ninja with 5 years of experience.`);
  await expect
    .poll(statuses)
    .toEqual([
      'status: In your text: Discovery depth, Business case, Coaching, Forecast honesty. Words that cost you candidates: “ninja”, “5 years of experience”. The scorecard is below.',
    ]);
  // A pause in typing is not announced when the result has not changed.
  await field(page).press('End');
  const reading = page.getByText('Reading …');
  // Begins to wait before the key press, because the text may be gone again when `type` returns.
  const begun = reading.waitFor();
  await page.keyboard.type(' ');
  await begun;
  await reading.waitFor({ state: 'hidden' });
  expect(await statuses()).toHaveLength(1);
});

test('ticks make the scorecard, five at most @altered', async ({ page }) => {
  await recordAnnouncements(page);
  await openHydrated(page, '/read');
  await paste(page);
  const card = page.getByRole('figure', { name: 'Account executive' });
  const names = card.getByRole('heading', { level: 3 });
  await expect(names).toHaveText([
    'Discovery depth',
    'Business case',
    'Coaching',
    'Forecast honesty',
  ]);
  await page.getByRole('checkbox', { name: 'Objection handling' }).check();
  await expect(names).toHaveCount(5);
  await takeAnnouncements(page);
  const sixth = page.getByRole('checkbox', { name: 'Outbound prospecting' });
  // Can be focused although it is announced as disabled: a press announces why.
  await sixth.press('Space');
  await expect(sixth).not.toBeChecked();
  await expect
    .poll(async () => takeAnnouncements(page))
    .toContainEqual('status: Five are picked. Clear one first.');
  await page.getByRole('checkbox', { name: 'Coaching' }).uncheck();
  await sixth.check();
  await expect(names).toHaveCount(5);
  await expect(names.filter({ hasText: 'Coaching' })).toHaveCount(0);
});

test('every mark is reached by Tab, and its note is spoken once, by a press alone @altered', async ({
  page,
}) => {
  await recordAnnouncements(page);
  await openHydrated(page, '/read');
  await paste(page);
  const text = page.getByRole('group', { name: 'The text with its marks' });
  const marks = text.getByRole('button');
  await expect(marks).toHaveText([
    'discovery (Discovery depth)',
    'build a business case (Business case)',
    'coach new reps (Coaching)',
    'forecast (Forecast honesty)',
  ]);
  await text.focus();
  await takeAnnouncements(page);
  const heard: string[] = [];
  const notes = (): string[] => heard.filter((line) => line.includes('points to Forecast'));
  for (const mark of await marks.all()) {
    await page.keyboard.press('Tab');
    await expect(mark).toBeFocused();
  }
  await expect(page.getByText('points to')).toHaveText(/^Press a marked phrase/);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('main').getByText('“forecast” points to Forecast honesty.'),
  ).toBeVisible();
  await expect
    .poll(async () => heard.push(...(await takeAnnouncements(page))) && notes())
    .toEqual(['status: “forecast” points to Forecast honesty.']);
});

test('the list leads to the marks @altered', async ({ page }) => {
  await openHydrated(page, '/read');
  await paste(page);
  await page.locator('summary', { hasText: 'Business case' }).first().click();
  await page.getByRole('link', { name: '“build a business case”' }).press('Enter');
  await expect(page.getByRole('button', { name: /^build a business case/ })).toBeFocused();
});

test('what is no sales posting is refused, and choosing the role reads it @altered', async ({
  page,
}) => {
  await openHydrated(page, '/read');
  await field(page).fill(
    'Office move\n\nThe office moves on Monday. Pack your desk, label the boxes and build a business case for a new chair. You will find coffee on the second floor.',
  );
  await expect(page.getByRole('status')).toHaveText(/does not read as a sales posting/);
  await expect(page.getByText('Your text', { exact: true })).toBeHidden();
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Account or partner manager');
  await expect(page.getByText('Your text', { exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Account planning' })).toBeVisible();
});

test('the scorecard is copied for documents and for spreadsheets @altered', async ({
  page,
  clipboard,
}) => {
  await openHydrated(page, '/read');
  await paste(page);
  await page.getByRole('button', { name: 'Copy table the scorecard' }).click();
  await expect(page.getByRole('button', { name: 'Copied! the scorecard' })).toBeVisible();
  const copied = await clipboard();
  expect(copied.html).toContain('<table');
  expect(copied.text.split('\n').map((row) => row.split('\t')[0])).toEqual([
    'Competency',
    'Discovery depth',
    'Business case',
    'Coaching',
    'Forecast honesty',
  ]);
});

for (const [name, text, message] of [
  ['too little', 'We need sales', /too short/],
  ['too much', 'sales '.repeat(4000), /longer than 20,000/],
  ['markup', '<b>x</b><script>alert(1)</script>', /too short|does not read as|in English/],
] as const)
  test(`${name}: a sentence says why, and nothing is lost`, async ({ page }) => {
    await openHydrated(page, '/read');
    await field(page).fill(text);
    await expect(page.getByRole('status')).toHaveText(message);
    // Not in the description as well: screen readers would speak a new description, too.
    await expect(field(page)).toHaveAccessibleDescription('');
    await field(page).blur();
    await expect(field(page)).toHaveAccessibleDescription(message);
    await expect(field(page)).toHaveValue(text);
    await field(page).fill(posting);
    await expect(page.getByText('Your text', { exact: true })).toBeVisible();
    await expect(field(page)).toHaveAccessibleDescription('');
  });

test('a long text is drawn some lines at a time, and whole in the end @altered', async ({
  page,
}) => {
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

test('a Word document is read in the page', async ({ page }) => {
  await openHydrated(page, '/read');
  const buffer = Buffer.from(
    zipSync({
      '_rels/.rels': strToU8('<r><Relationship Type="x/officeDocument" Target="a.xml"/></r>'),
      'a.xml': strToU8('<w:p><w:t>Sales manager</w:t></w:p>'),
    }),
  );
  await page.getByLabel('Choose a file').setInputFiles({ name: 'a.docx', mimeType: '', buffer });
  await expect(field(page)).toHaveValue('Sales manager');
});

test('Back brings the text and what was ticked again, and speaks of neither @altered', async ({
  page,
}) => {
  await recordAnnouncements(page);
  await openHydrated(page, '/read');
  await paste(page);
  const tick = page.getByRole('checkbox', { name: 'Objection handling' });
  await tick.check();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Product' }).click();
  await expect(page).toHaveURL('/product');
  await takeAnnouncements(page);
  await page.goBack();
  await expect(field(page)).toHaveValue(posting);
  await expect(page.getByText('Your text', { exact: true })).toBeVisible();
  await expect(tick).toBeChecked();
  expect((await takeAnnouncements(page)).filter((line) => line.startsWith('status: '))).toEqual([]);
});

test('the scorecard is printed on one page', async ({ page, protocol }) => {
  await openHydrated(page, '/read');
  const margins = { marginTop: 0, marginBottom: 0, marginLeft: 0, marginRight: 0 };
  for (const [paperWidth, paperHeight] of [
    [8.5, 11],
    [8.27, 11.7],
  ] as const) {
    const paper = { paperWidth, paperHeight, ...margins };
    const { data } = await protocol.send('Page.printToPDF', paper);
    expect(atob(data).match(/\/Type\s*\/Page\b/g), String(paperWidth)).toHaveLength(1);
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
    await expect(page.getByRole('heading', { name: 'In your text' })).toBeVisible();
    await expect(page.getByText('Asks what the buyer wants.')).toBeVisible();
    for (const name of ['Mid-market AE', 'SDR', 'Sales manager']) {
      const link = page.getByRole('link', { name, exact: true });
      await expect(link).toBeVisible();
      const answer = await request.get((await link.getAttribute('href')) ?? '');
      expect(answer.status()).toBe(200);
    }
  });
});

test('what is pasted and ticked before the application has come is read', async ({ page }) => {
  const release = await holdApplication(page);
  await page.goto('/read');
  await page.getByRole('checkbox').first().uncheck();
  await page.getByRole('combobox', { name: 'First meetings' }).selectOption({ index: 1 });
  await release();
  await hydrated(page);
  await expect(page.getByText('4 of 5 picked')).toBeVisible();
  await expect(page.getByRole('checkbox').first()).not.toBeChecked();
  const releaseAgain = await holdApplication(page);
  await page.reload();
  await field(page).fill(posting);
  await page.getByRole('checkbox').first().uncheck();
  await releaseAgain();
  await expect(page.getByText('Your text', { exact: true })).toBeVisible();
  // The four competencies of the posting but the one that was cleared.
  await expect(page.getByText('3 of 5 picked')).toBeVisible();
});

test('the ticks of the sample are not those of a posting', async ({ page }) => {
  await openHydrated(page, '/read');
  const depth = page.getByRole('checkbox', { name: 'Discovery depth' });
  await depth.uncheck();
  await paste(page);
  await expect(depth).toBeChecked();
});

test('a posting that is refused is read once any role is chosen', async ({ page }) => {
  await openHydrated(page, '/read');
  await field(page).fill(
    'Dear hiring team, I have sold software for ten years and would like to work with you. '.repeat(
      3,
    ),
  );
  await expect(page.getByText(/does not read as a sales posting/).first()).toBeVisible();
  const role = page.getByRole('combobox', { name: 'Role' });
  await expect(role).toHaveValue('');
  await role.selectOption({ index: 1 });
  await expect(page.getByText('Your text', { exact: true })).toBeVisible();
});
