/**
 * `npm run bench:touch [-- --rounds 5]`: how soon the first press on a page is answered, by control,
 * network, processor and moment, in the pinned browser over HTTP/2. Prints a table. Times mean
 * something on a quiet machine only; a press on a headline, which answers nothing, is the floor of each run.
 */
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { pinnedBrowser } from './browser.ts';
import { ensureBuilt } from './build/ensureBuilt.ts';
import { makeIdentity, serveHttp2 } from './lighthouse/http2Front.ts';
import { median } from './median.ts';
import { startSite } from './startSite.ts';
import { type Control, press, type Setting } from './touch/press.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`--rounds takes a whole number from 1 on, not "${values.rounds}".`);
  process.exit(2);
}

const controls: readonly Control[] = [
  {
    name: 'nothing (the floor)',
    path: '/terms',
    selector: '#main h1',
    answered: 'true',
  },
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
    // The browser goes to the first wrong field, the application to the list of all.
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
    // The form at the tour's end has the first button of all, out of sight.
    selector: '#main button[type="button"]',
    answered: `document.querySelector('#main button[type="button"]').textContent === 'Pause'`,
  },
];

const settings: readonly Setting[] = [
  { name: 'slow 4G, 4x CPU', kilobitsPerSecond: 1600, latencyMs: 150, slowdown: 4 },
  { name: 'slow 4G, 1x CPU', kilobitsPerSecond: 1600, latencyMs: 150, slowdown: 1 },
  { name: '9 Mbps, 4x CPU', kilobitsPerSecond: 9000, latencyMs: 170, slowdown: 4 },
];

const waits = [500, 1000, 3000];

await ensureBuilt();
const site = await startSite();
const identity = await makeIdentity();
const front = await serveHttp2(site.url, identity);
const { executablePath, args } = await pinnedBrowser();
const browser = await chromium.launch({ executablePath, args: [...args, identity.trust] });

const load = (): string =>
  `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`;
let lost = 0;
try {
  console.log(`First presses, median and worst of ${rounds}; ${load()} at the start.\n`);
  console.log('| press | setting | after the paint, ms | median ms | worst ms | requests |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const setting of settings)
    for (const control of controls)
      for (const wait of waits) {
        const presses = [];
        for (let round = 0; round < rounds; round += 1) {
          const outcome = await press(browser, front.url, control, setting, wait).catch(
            (error: unknown) => {
              lost += 1;
              console.error(error instanceof Error ? error.message : error);
            },
          );
          if (outcome !== undefined) presses.push(outcome);
        }
        const times = presses.map(({ answeredMs }) => answeredMs);
        const cells = [
          control.name,
          setting.name,
          wait,
          median(times).toFixed(0),
          Math.max(...times).toFixed(0),
          median(presses.map(({ requests }) => requests)),
        ];
        console.log(`| ${cells.join(' | ')} |`);
      }
  console.log(`\n${load()} at the end.`);
} finally {
  await browser.close();
  front.stop();
  await site.remove();
}
if (lost > 0) {
  console.error(`${lost} presses were not answered.`);
  process.exit(1);
}
