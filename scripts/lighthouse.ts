/**
 * `npm run lighthouse [-- /path …]`: measures every page, or the given ones, as a phone on a slow
 * connection sees them, and holds them to the budgets. A run over all pages writes the scores that
 * /performance shows. Ends with 1 when a budget is missed, and
 * with 3 where the machine was too busy to judge times.
 */
import './build/environment.ts';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { parse } from 'node-html-parser';
import { chromium } from 'playwright';
import type { LighthouseRun, ScoreCategory } from '../src/sections/LighthouseScores/types.ts';
import type { SiteHeaders } from '../src/server/headers.ts';
import { pinnedBrowser } from './browser.ts';
import { freePort } from './freePort.ts';
import { missedBudgets } from './lighthouse/budgets.ts';
import { serveFloor } from './lighthouse/floor.ts';
import { makeIdentity, serveHttp2 } from './lighthouse/http2Front.ts';
import { floorScore, measure, type PageResult } from './lighthouse/measure.ts';
import { appliedSentence, tableHead, tableRow } from './lighthouse/report.ts';
import { startSite } from './startSite.ts';

/** A build of its own: as it will be when it is live, because search engines are told nothing before. */
const folder = '.cache/lighthouse';

/** Pages that matter most are measured with the network slowed down for real, too. */
const chosen = new Set(['/', '/pricing', '/answers/sales-competency-rubric']);

const build = spawnSync(process.execPath, [resolve(import.meta.dirname, 'build.ts')], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, DIST: folder, SITE_LIVE: 'true' },
});
if (build.status !== 0) process.exit(1);

/** Pictures of a built page that its visitor has to scroll to. */
const picturesScrolledTo = (file: string): Set<string> =>
  new Set(
    parse(readFileSync(join(folder, 'site', file), 'utf8'))
      .querySelectorAll('img[loading="lazy"]')
      .map((image) => image.getAttribute('src') ?? ''),
  );

const { documents } = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')) as SiteHeaders;
const all = Object.keys(documents);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((path) => !all.includes(path));
if (unknown.length > 0) {
  console.error(`There is no page at ${unknown.join(', ')}: the pages are ${all.join(', ')}.`);
  process.exit(2);
}
const paths = wanted.length > 0 ? wanted : all;

// The server itself stays out of public: it must not tell search engines of a test.
const site = await startSite({ SITE_DIR: folder, SITE_LIVE: 'false' });
const floor = await serveFloor(site.url, paths);
const identity = await makeIdentity();
const fronts = {
  site: await serveHttp2(site.url, identity),
  floor: await serveHttp2(floor.url, identity),
};
const port = await freePort();
const { executablePath, args } = await pinnedBrowser();
const browser = await chromium.launch({
  executablePath,
  args: [...args, `--remote-debugging-port=${port}`, identity.trust],
});

/** What a page without programs scores where nothing else runs. */
const usualFloorScore = 100;
let isQuiet = false;
const results: PageResult[] = [];
try {
  // A page that can do nothing always has its 100, unless something else keeps the machine busy.
  const machine = await floorScore(`${fronts.floor.url}${paths[0]}`, port);
  isQuiet = machine === usualFloorScore;
  if (!isQuiet)
    console.error(
      `This machine is too busy to judge times: the floor page scores ${machine} here, and ${usualFloorScore} on a quiet machine. Only weights, layout shift and the other categories are held to the budgets.`,
    );
  console.log(tableHead());
  for (const path of paths) {
    const isChosen = chosen.has(path);
    const { file = '', headers = {} } = documents[path] ?? {};
    const result = await measure(
      path,
      { site: fronts.site.url, floor: fronts.floor.url },
      {
        port,
        runs: 3,
        indexed: headers['X-Robots-Tag'] !== 'noindex',
        applied: isChosen,
        scrolledTo: picturesScrolledTo(file),
      },
    );
    results.push(result);
    console.log(tableRow(result));
  }
} catch (error) {
  console.error(site.output());
  throw error;
} finally {
  await browser.close();
  fronts.site.stop();
  fronts.floor.stop();
  floor.stop();
  await site.remove();
}

for (const sentence of results.map(appliedSentence))
  if (sentence !== undefined) console.log(sentence);

if (wanted.length === 0 && isQuiet) {
  const lowest = (name: ScoreCategory): number =>
    Math.min(...results.map(({ scores }) => scores[name]));
  const { version } = createRequire(import.meta.url)('lighthouse/package.json') as {
    version: string;
  };
  const run: LighthouseRun = {
    version,
    date: new Date().toISOString().slice(0, 10),
    pages: results.length,
    scores: {
      performance: lowest('performance'),
      accessibility: lowest('accessibility'),
      bestPractices: lowest('bestPractices'),
      seo: lowest('seo'),
    },
  };
  await writeFile('src/content/lighthouse.json', `${JSON.stringify(run, null, 2)}\n`);
}

const missed = results.flatMap((result) => missedBudgets(result, isQuiet));
if (missed.length > 0) {
  console.error(`\nMissed budgets:\n${missed.map((sentence) => `- ${sentence}`).join('\n')}`);
  process.exit(1);
}
if (!isQuiet) {
  console.error('\nTimes were not judged: run it again on a quiet machine.');
  process.exit(3);
}
console.log(`\nAll ${results.length} pages hold the budgets.`);
