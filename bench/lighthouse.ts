/**
 * `npm run lighthouse [-- --applied] [/path …]`: measures every page, or the given ones, as a phone on a
 * slow connection sees them, beside the same page without scripts, and holds them to the budgets.
 * `--applied` slows the network down for real instead of by calculation. A run over all pages without it
 * writes the scores that /performance shows. Exits with 1 when a budget is missed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse, { type Result } from 'lighthouse';
import lighthousePackage from 'lighthouse/package.json' with { type: 'json' };
import { parse } from 'node-html-parser';
import { chromium } from 'playwright';
import { pinnedBrowser } from '../scripts/browser.ts';
import { freePort } from '../scripts/freePort.ts';
import { run } from '../scripts/run.ts';
import { figuresOf } from '../scripts/figures.ts';
import { startSite } from '../scripts/startSite.ts';
import type { LighthouseRun, ScoreCategory } from '../src/sections/LighthouseScores/types.ts';
import type { SiteHeaders } from '../src/server/headers.ts';
import { serveFloor } from './floor.ts';
import { makeCertificate, serveHttp2 } from './http2Front.ts';
import { median } from './median.ts';

/** Limits that every page must meet; tests/build/sizes.test.ts limits the sizes of its files. */
const budgets = {
  cls: 0.01,
  tbtMs: 60,
  // Ratios to the floor, the same page without scripts. Above 1, because the floor may paint half a page
  // first, whereas a page with scripts paints all of it at once.
  fcpRatio: { simulate: 1.15, devtools: 1.3 },
  lcpRatio: { simulate: 1.1, devtools: 1.2 },
} as const;

const runs = 3;
const categories: readonly (readonly [ScoreCategory, string])[] = [
  ['performance', 'performance'],
  ['accessibility', 'accessibility'],
  ['bestPractices', 'best-practices'],
  ['seo', 'seo'],
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { applied: { type: 'boolean' } },
});
const throttlingMethod = values.applied ? ('devtools' as const) : ('simulate' as const);

/** Built as if live: the noindex of a site before launch would lower the SEO score of every page. */
const folder = '.cache/lighthouse';
const build = await run('node', ['build/main.ts'], {
  SITE_BUILD_FOLDER: folder,
  SITE_LIVE: 'true',
});
if (build.code !== 0) throw new Error(build.output);
const { documents } = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')) as SiteHeaders;
const paths = positionals.length > 0 ? positionals : Object.keys(documents);

// The server is not live, so that it does not tell search engines of a test.
const site = await startSite({ SITE_DIR: folder, SITE_LIVE: 'false' });
const floor = await serveFloor(site.url, paths);
const certificate = await makeCertificate();
const siteFront = await serveHttp2(site.url, certificate);
const floorFront = await serveHttp2(floor.url, certificate);
const port = await freePort();
const { executablePath, args } = await pinnedBrowser();
const browser = await chromium.launch({
  executablePath,
  args: [...args, `--remote-debugging-port=${port}`, certificate.trust],
});

async function measure(url: string, skipAudits: string[], onlyAudits?: string[]): Promise<Result> {
  const settings = {
    formFactor: 'mobile' as const,
    disableFullPageScreenshot: true,
    throttlingMethod,
    ...(onlyAudits ? { onlyAudits } : { skipAudits }),
  };
  const outcome = await lighthouse(
    url,
    { port, output: 'json', logLevel: 'error' },
    { extends: 'lighthouse:default', settings },
  );
  if (outcome === undefined || outcome.lhr.runtimeError !== undefined)
    throw new Error(`Lighthouse could not measure ${url}: ${outcome?.lhr.runtimeError?.message}`);
  return outcome.lhr;
}

const medianOf = (results: readonly Result[], id: string): number =>
  median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));

/** Transferred sizes in kB, headers included; by file extension, because preloads have no resource type yet. */
function sizesOf({ audits }: Result, file: string) {
  const lazy = new Set(
    parse(readFileSync(join(folder, 'site', file), 'utf8'))
      .querySelectorAll('img[loading="lazy"]')
      .map((image) => image.getAttribute('src') ?? ''),
  );
  const { items = [] } = (audits['network-requests']?.details ?? {}) as {
    items?: { readonly url?: string; readonly transferSize?: number }[];
  };
  const sum = (belongs: (path: string) => boolean): number =>
    items
      .filter(({ url = '' }) => belongs(new URL(url).pathname))
      .reduce((total, { transferSize = 0 }) => total + transferSize, 0) / 1000;
  return {
    htmlKb: sum((path) => !path.includes('.')),
    scriptKb: sum((path) => path.endsWith('.js')),
    // Pictures that load only when the visitor scrolls do not count.
    totalKb: sum((path) => !lazy.has(path)),
  };
}

const paints = ['first-contentful-paint', 'largest-contentful-paint'] as const;
const lowest = new Map<ScoreCategory, number>();
const missed: string[] = [];
const isWhole = positionals.length === 0;
const figures = figuresOf(
  `npm run lighthouse${values.applied ? ' -- --applied' : ''}`,
  'page',
  'Perf A11y BP SEO',
  'FCP ms',
  '/ floor',
  'LCP ms',
  '/ floor',
  'TBT ms',
  'CLS',
  'HTML kB',
  'JS kB',
  'all kB',
);
try {
  for (const path of paths) {
    const { file = '', headers = {} } = documents[path] ?? {};
    const skip = headers['X-Robots-Tag'] === 'noindex' ? ['is-crawlable'] : [];
    const whole: Result[] = [];
    const floorPaints: Result[] = [];
    const sitePaints: Result[] = [];
    for (let index = 0; index < runs; index += 1) {
      whole.push(await measure(`${siteFront.url}${path}`, skip));
      // Paints are measured in runs of their own: other audits turn the debugger on, which slows a page with
      // scripts more than one without.
      sitePaints.push(await measure(`${siteFront.url}${path}`, [], [...paints]));
      floorPaints.push(await measure(`${floorFront.url}${path}`, [], [...paints]));
    }
    const [fcp, lcp] = paints.map((id) => medianOf(sitePaints, id));
    const [fcpRatio, lcpRatio] = paints.map(
      (id) => medianOf(sitePaints, id) / medianOf(floorPaints, id),
    );
    const sizes = sizesOf(whole[0]!, file);
    const tbtMs = medianOf(whole, 'total-blocking-time');
    const cls = medianOf(whole, 'cumulative-layout-shift');
    const scores = categories.map(([name, id]) => {
      const score = Math.round(
        median(whole.map((result) => result.categories[id]?.score ?? 0)) * 100,
      );
      lowest.set(name, Math.min(lowest.get(name) ?? 100, score));
      return score;
    });
    const limits: readonly (readonly [string, number, number])[] = [
      ['TBT', tbtMs, budgets.tbtMs],
      ['CLS', cls, budgets.cls],
      ['FCP beside the floor', fcpRatio ?? 0, budgets.fcpRatio[throttlingMethod]],
      ['LCP beside the floor', lcpRatio ?? 0, budgets.lcpRatio[throttlingMethod]],
    ];
    for (const [what, value, limit] of limits)
      if (!(value <= limit))
        missed.push(`${path}: ${what} is ${value.toFixed(3)}, above ${limit}.`);
    if (scores.some((score) => score < 100)) missed.push(`${path}: scores ${scores.join(' ')}.`);
    figures.row(
      path,
      scores.join(' '),
      (fcp ?? 0).toFixed(0),
      (fcpRatio ?? 0).toFixed(2),
      (lcp ?? 0).toFixed(0),
      (lcpRatio ?? 0).toFixed(2),
      tbtMs.toFixed(0),
      cls.toFixed(4),
      ...Object.values(sizes).map((size) => size.toFixed(1)),
    );
  }
  if (isWhole) figures.save();
} finally {
  await browser.close();
  for (const front of [siteFront, floorFront]) front.stop();
  floor.stop();
  await site.remove();
}

if (isWhole && !values.applied) {
  const summary: LighthouseRun = {
    version: lighthousePackage.version,
    date: new Date().toISOString().slice(0, 10),
    scores: Object.fromEntries(lowest) as LighthouseRun['scores'],
  };
  writeFileSync('src/content/lighthouse.json', `${JSON.stringify(summary, null, 2)}\n`);
}
for (const sentence of missed) console.error(`- ${sentence}`);
console.log(`${paths.length} pages, ${missed.length} missed budgets.`);
process.exitCode = missed.length > 0 ? 1 : 0;
