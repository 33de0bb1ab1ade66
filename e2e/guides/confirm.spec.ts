import { execFile } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { expect, test as base } from '../support/server.ts';
import { type RunningSite, startSite } from '../../scripts/startSite.ts';

const folder = '.cache/confirm';
const heading = 'Almost there: open the link that we sent';
const statuses = 'select status from signups where email = ?';

/** A mail server that keeps what it is sent. */
async function startMailServer() {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, callback) {
      let email = '';
      stream.on('data', (chunk: Buffer) => (email += chunk.toString()));
      stream.on('end', () => {
        received.push(email.replaceAll('=\r\n', '').replaceAll('=3D', '='));
        callback();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  return { url, received, stop: () => server.close() };
}

const test = base.extend<object, { mail: { url: string; received: string[] }; site: RunningSite }>({
  mail: [
    // oxlint-disable-next-line no-empty-pattern -- playwright wants the pattern
    async ({}, provide) => {
      const mail = await startMailServer();
      await provide(mail);
      mail.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mail }, provide) => {
      const settings = {
        CONFIRM_SIGNUPS: 'true',
        SMTP_URL: mail.url,
        MAIL_FROM: 'site@exampleton.example',
        MAIL_TO: 'owner@exampleton.example',
      };
      await promisify(execFile)(process.execPath, ['build/main.ts', '--quick'], {
        env: { ...process.env, ...settings, SITE_BUILD_FOLDER: folder },
      });
      const site = await startSite({ ...settings, SITE_DIR: folder });
      await provide(site);
      await site.remove();
    },
    { scope: 'worker' },
  ],
});

// All tests run in one worker, which builds the site once.
test.describe.configure({ mode: 'serial' });

test('a visitor is told to open the link, gets it again after a pause, and is on the list once they confirm', async ({
  page,
  site,
  mail,
}) => {
  await page.clock.install();
  await page.goto('/pricing');
  await page.getByRole('textbox', { name: /^Work email/ }).fill('ann@example.com');
  await page.getByRole('button', { name: 'Join waitlist' }).click();
  await expect(page.getByRole('heading', { name: heading })).toBeFocused();
  await expect(page.getByRole('main')).not.toContainText('on the list!');
  await expect.poll(() => mail.received.length).toBe(1);
  expect(site.rows(statuses, 'ann@example.com')).toEqual([{ status: 'unconfirmed' }]);

  await expect(page.getByRole('button', { name: 'Send it again' })).toBeHidden();
  await page.clock.fastForward(60_000);
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Asked for another' })).toBeVisible();

  const link = /\/api\/confirm\?token=[\w.-]+/.exec(mail.received[0] ?? '')?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'You are on the waitlist' })).toBeVisible();
  expect(site.rows(statuses, 'ann@example.com')).toEqual([{ status: 'active' }]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page after the form says the same', async ({ page, site }) => {
    await page.goto('/pricing');
    await page.getByRole('textbox', { name: /^Work email/ }).fill('bo@example.com');
    await page.getByRole('button', { name: 'Join waitlist' }).click();
    await expect(page).toHaveURL('/pricing/joined');
    await expect(page).toHaveTitle(/^Confirm your place/);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('No email after a few minutes?');
    expect(site.rows(statuses, 'bo@example.com')).toEqual([{ status: 'unconfirmed' }]);
  });
});
