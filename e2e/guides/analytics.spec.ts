import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';
import { startSite } from '../../scripts/startSite.ts';

/** An event as either service receives it. */
interface AnalyticsEvent {
  readonly name?: string;
  readonly url: string;
  readonly referrer: string;
}

/** A fake of both services. Plausible receives the event itself; Umami, after a preflight, as `payload`. */
async function startAnalytics() {
  const events: AnalyticsEvent[] = [];
  const cookies: unknown[] = [];
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'content-type');
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (request.method === 'POST') {
        cookies.push(request.headers.cookie);
        const sent = JSON.parse(body) as AnalyticsEvent & {
          payload?: AnalyticsEvent;
          domain?: string;
        };
        if (request.url === '/api/event' && sent.domain === 'site.example') events.push(sent);
        if (request.url === '/api/send' && sent.payload) events.push(sent.payload);
      }
      response.writeHead(202).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, events, cookies, stop: () => server.close() };
}

test.describe.configure({ mode: 'serial' });

// `pageview` is the name that the service gives to page views; Umami gives them none.
for (const [service, website, pageview] of [
  ['plausible', 'site.example', 'pageview'],
  ['umami', '5f1c', undefined],
] as const)
  test(`${service} counts pages, a call to action and a signup, and gets no cookie and no email address`, async ({
    browser,
  }) => {
    const analytics = await startAnalytics();
    const folder = `.cache/counted-${service}`;
    await promisify(execFile)(process.execPath, ['build/main.ts', '--quick'], {
      env: {
        ...process.env,
        SITE_ANALYTICS: `${service} ${analytics.origin} ${website}`,
        SITE_BUILD_FOLDER: folder,
      },
    });
    const site = await startSite({ SITE_DIR: folder });
    const page = await browser.newPage({ baseURL: site.url });
    const path = ({ url }: AnalyticsEvent): string => new URL(url, site.url).pathname;
    const seen = () => analytics.events.map((each) => [each.name, path(each)]);

    await page.goto('/product?utm_source=letter');
    await expect.poll(seen).toEqual([[pageview, '/product']]);
    expect(analytics.events[0]?.url).toContain('?utm_source=letter');

    await page.getByRole('banner').getByRole('link', { name: 'Join the waitlist' }).click();
    await page.getByRole('textbox', { name: /^Work email/ }).fill('ann@example.com');
    await page.getByRole('button', { name: 'Join waitlist' }).click();
    await expect(page.getByRole('heading', { name: "You're on the list!" })).toBeFocused();
    await expect.poll(seen).toEqual([
      [pageview, '/product'],
      ['call to action', '/product'],
      [pageview, '/pricing'],
      ['joined', '/pricing'],
    ]);
    expect(JSON.stringify(analytics.events)).not.toContain('ann');
    expect(analytics.cookies.filter(Boolean)).toEqual([]);

    const quiet = await browser.newPage({ baseURL: site.url });
    await quiet.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    );
    await quiet.goto('/faq');
    await quiet.getByRole('link', { name: 'Ask us' }).click();
    await expect(quiet).toHaveURL(/contact/);
    expect(analytics.events).toHaveLength(4);

    await page.close();
    await quiet.close();
    await site.remove();
    analytics.stop();
  });
