import type { Browser, Page } from 'playwright';
import { median } from '../median.ts';

/** How a phone answers that has a quarter of this processor's speed, in milliseconds. */
export interface Interactions {
  /** Longest piece of work without a pause, by page: from the first paint until the application has taken over. */
  readonly longestTasks: Readonly<Record<string, number>>;
  /** From the first press or key on a page until the frame that answers it, by what was done; in steps of 8. */
  readonly answers: Readonly<Record<string, number>>;
  /** From the press on a link until the next page is painted. */
  readonly routeChange: number;
}

const slowdown = 4;
const pages = ['/', '/product', '/pricing', '/faq', '/answers/sales-competency-rubric'];
/** How often each thing is measured; the medians count. */
const turns = 5;

/** What visitors do most, each on its page. */
const gestures: Readonly<
  Record<string, readonly [path: string, act: (page: Page) => Promise<void>]>
> = {
  'open the menu': ['/', (page) => page.getByRole('button', { name: 'Menu' }).tap()],
  'open an answer': ['/faq', (page) => page.locator('#main h3 button').nth(1).tap()],
  'type an address': [
    '/pricing',
    (page) => page.getByRole('textbox', { name: /^Work email/ }).pressSequentially('ana@example'),
  ],
  'send a mistake': [
    '/contact',
    (page) => page.getByRole('button', { name: 'Send message' }).tap(),
  ],
  'copy a text': ['/press', (page) => page.getByRole('button', { name: /^Copy/ }).first().tap()],
};

type Kind = 'longtask' | 'event';

/** Opens a page on a slow phone; its entries of the performance timeline are kept from the start. */
async function open(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    permissions: ['clipboard-write'],
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    const durations: Record<Kind, number[]> = { longtask: [], event: [] };
    Object.assign(globalThis, { durations });
    const keep = (type: Kind, options: object, counts: (entry: PerformanceEntry) => boolean) => {
      new PerformanceObserver((list) => {
        const entries = list.getEntries().filter(counts);
        durations[type].push(...entries.map(({ duration }) => duration));
      }).observe({ type, buffered: true, ...options });
    };
    // What comes before the first paint is the document's own, and part of how soon it paints.
    const isAfterPaint = ({ startTime }: PerformanceEntry): boolean =>
      performance.getEntriesByType('paint').some((paint) => paint.startTime <= startTime);
    const isInteraction = (entry: PerformanceEntry): boolean =>
      'interactionId' in entry && entry.interactionId !== 0;
    keep('longtask', {}, isAfterPaint);
    keep('event', { durationThreshold: 16 }, isInteraction);
    document.addEventListener('hydrated', () => {
      document.documentElement.dataset['hydrated'] = '';
    });
  });
  // What a page fetches ahead must be there: work is measured here, and not the network.
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

/** Waits until what was done is painted and has reached the timeline. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve, 100)));
      }),
  );

/** Lets the application take the page over, as a visitor does who begins to scroll. */
async function takeOver(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollBy(0, 40));
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await settle(page);
}

/** The longest duration on the timeline so far, after which it is empty again; 0 when nothing was noted. */
const longest = (page: Page, kind: Kind): Promise<number> =>
  page.evaluate((type) => {
    const { durations } = globalThis as unknown as { durations: Record<Kind, number[]> };
    return Math.max(0, ...durations[type].splice(0));
  }, kind);

/** One way to a neighbouring page and back, in milliseconds until each is painted. */
async function changeRoute(page: Page, name: string): Promise<number> {
  const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  await link.scrollIntoViewIfNeeded();
  // A keyboard or a hand arrives at a link before it presses it; the page behind it is fetched then.
  await link.focus();
  await settle(page);
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let start = 0;
        addEventListener('click', () => (start = performance.now()), { capture: true, once: true });
        const title = document.querySelector('h1');
        const observer = new MutationObserver(() => {
          if (document.querySelector('h1') === title) return;
          observer.disconnect();
          // A task behind the next frame: by then it is on the screen.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await link.tap();
  return painted;
}

async function repeated(measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) values.push(await measure());
  return median(values);
}

/** Opens a page, lets the application take over, and hands it to `work`. */
async function onPage<T>(browser: Browser, url: string, work: (page: Page) => Promise<T>) {
  const page = await open(browser, url);
  try {
    await takeOver(page);
    return await work(page);
  } finally {
    await page.context().close();
  }
}

/** Measures what a phone's visitor waits for after the first paint. */
export async function measureInteractions(browser: Browser, origin: string): Promise<Interactions> {
  const longestTasks: Record<string, number> = {};
  for (const path of pages)
    longestTasks[path] = await repeated(() =>
      onPage(browser, origin + path, (page) => longest(page, 'longtask')),
    );
  const answers: Record<string, number> = {};
  for (const [name, [path, act]] of Object.entries(gestures))
    answers[name] = await repeated(() =>
      onPage(browser, origin + path, async (page) => {
        await longest(page, 'event');
        await act(page);
        await settle(page);
        return longest(page, 'event');
      }),
    );
  let turn = 0;
  const routeChange = await onPage(browser, `${origin}/`, (page) =>
    repeated(() => changeRoute(page, turn++ % 2 === 0 ? 'Pricing' : 'Home')),
  );
  return { longestTasks, answers, routeChange };
}
