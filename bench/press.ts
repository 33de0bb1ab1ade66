/**
 * `npm run bench:press [-- --rounds 5]`: measures how soon the first press on a page is answered, by control,
 * network, processor and moment, in the pinned browser over HTTP/2. Times are meaningful only on an idle
 * machine. A press on a headline, which has no effect, measures the floor of each run.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { pinnedBrowser } from '../scripts/browser.ts';
import { ensureBuilt } from '../scripts/ensureBuilt.ts';
import { figuresOf } from '../scripts/figures.ts';
import { startSite } from '../scripts/startSite.ts';
import { makeCertificate, serveHttp2 } from './http2Front.ts';
import { median } from './median.ts';

/** A control, the page it is on, and an expression that is true as soon as its answer is in the document. */
interface Control {
  readonly name: string;
  readonly path: string;
  /** CSS selector; the first match is pressed. */
  readonly selector: string;
  readonly answered: string;
}

const controls: readonly Control[] = [
  { name: 'nothing (the floor)', path: '/terms', selector: '#main h1', answered: 'true' },
  {
    name: 'menu',
    path: '/',
    selector: '[aria-haspopup="dialog"]',
    answered: `document.querySelector('dialog[open], [role="dialog"]') !== null`,
  },
  {
    name: 'FAQ question',
    path: '/faq',
    selector: '#main h3 button',
    answered: `document.querySelector('#main h3 button').ariaExpanded === 'true'`,
  },
  {
    name: 'wrong form',
    path: '/contact',
    selector: '#main form [type="submit"]',
    // Either the browser focuses the first wrong field, or the application focuses the list of errors.
    answered: `document.querySelector('#main form :focus:not([type="submit"])') !== null`,
  },
  {
    name: 'copy',
    path: '/brand-assets',
    selector: '#main button',
    answered: `document.querySelector('#main button').textContent.startsWith('Copied')`,
  },
  {
    name: 'tour',
    path: '/demo-embed',
    // Not the submit button of the hidden form, which comes first in the document.
    selector: '#main button[type="button"]',
    answered: `document.querySelector('#main button[type="button"]').textContent === 'Pause'`,
  },
];

const settings = [
  { name: 'slow 4G, 4x CPU', kilobitsPerSecond: 1600, latencyMs: 150, slowdown: 4 },
  { name: 'slow 4G, 1x CPU', kilobitsPerSecond: 1600, latencyMs: 150, slowdown: 1 },
  { name: '9 Mbps, 4x CPU', kilobitsPerSecond: 9000, latencyMs: 170, slowdown: 4 },
] as const;
type Setting = (typeof settings)[number];

/** Milliseconds from the first paint to the press. */
const waits = [500, 1000, 3000];

/** Runs in the page: records when the finger leaves the screen and when the answer has been painted. */
function watch(isAnswered: () => boolean): void {
  const times = { up: 0, answered: 0 };
  Object.assign(globalThis, { times });
  addEventListener('pointerup', ({ timeStamp }) => (times.up ||= timeStamp), true);
  const look = (): void => {
    if (times.up === 0 || !isAnswered()) requestAnimationFrame(look);
    // Measured in a task after the next frame: by then the answer is on the screen.
    else requestAnimationFrame(() => setTimeout(() => (times.answered = performance.now())));
  };
  requestAnimationFrame(look);
}

async function openSlowly(browser: Browser, setting: Setting): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    bypassCSP: true,
    permissions: ['clipboard-write'],
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const throughput = (setting.kilobitsPerSecond * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: setting.latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: setting.slowdown });
  return page;
}

/**
 * Opens a page for the first time and presses one control, the visitor's first input.
 *
 * @returns the milliseconds from the end of the touch until the answer is painted.
 * @throws Error when the press is never answered: a lost press is a fault, not a figure.
 */
async function press(
  browser: Browser,
  origin: string,
  control: Control,
  setting: Setting,
  waitMs: number,
): Promise<number> {
  const page = await openSlowly(browser, setting);
  try {
    await page.goto(origin + control.path, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    const target = page.locator(control.selector).first();
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await target.boundingBox();
    if (box === null) throw new Error(`${control.name} cannot be seen on ${control.path}.`);
    await page.evaluate(`(${watch.toString()})(() => ${control.answered})`);
    await page.evaluate(
      (wait) =>
        new Promise((resolve) => {
          const [paint] = performance.getEntriesByName('first-contentful-paint');
          setTimeout(resolve, wait - (performance.now() - (paint?.startTime ?? 0)));
        }),
      waitMs,
    );
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const answer = await page.waitForFunction(() => {
      const { times } = globalThis as unknown as { times: { up: number; answered: number } };
      return times.answered > 0 && times.answered - times.up;
    });
    return Number(await answer.jsonValue());
  } finally {
    await page.context().close();
  }
}

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
await ensureBuilt();
const site = await startSite();
const certificate = await makeCertificate();
const front = await serveHttp2(site.url, certificate);
const { executablePath, args } = await pinnedBrowser();
const browser = await chromium.launch({ executablePath, args: [...args, certificate.trust] });
try {
  const figures = figuresOf(
    'npm run bench:press',
    'press',
    'setting',
    'after the paint, ms',
    'median ms',
    'worst ms',
  );
  for (const setting of settings)
    for (const control of controls)
      for (const wait of waits) {
        const times: number[] = [];
        for (let round = 0; round < rounds; round += 1)
          times.push(await press(browser, front.url, control, setting, wait));
        const [typical, worst] = [median(times), Math.max(...times)].map(Math.round);
        figures.row(control.name, setting.name, wait, typical ?? 0, worst ?? 0);
      }
  figures.save();
} finally {
  await browser.close();
  front.stop();
  await site.remove();
}
