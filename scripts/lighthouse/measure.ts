import lighthouse, { type Config, type Result } from 'lighthouse';
import { median } from '../median.ts';
import type { LighthouseRun, ScoreCategory } from '../../src/sections/LighthouseScores/types.ts';

/** When words and the largest piece stood there, in milliseconds. */
export interface Paints {
  readonly fcpMs: number;
  readonly lcpMs: number;
}

/** One page, measured; medians where it was measured more than once. */
export interface PageResult extends Paints {
  readonly path: string;
  readonly scores: LighthouseRun['scores'];
  /** Audits that cost points, by id. */
  readonly failedAudits: readonly string[];
  readonly tbtMs: number;
  readonly cls: number;
  /** Bytes as they travel, in kB of 1,000. */
  readonly htmlKb: number;
  readonly scriptKb: number;
  readonly fontKb: number;
  /** All but the pictures that wait for the visitor to scroll. */
  readonly totalKb: number;
  /** Pictures that wait for the visitor to scroll, as far as Lighthouse's window reached them. */
  readonly pictureKb: number;
  readonly requests: number;
  /** The same page without scripts. */
  readonly floor: Paints;
  /** Page and floor with the network slowed down for real instead of by calculation. */
  readonly applied?: Paints & { readonly floor: Paints };
}

/** How a page is measured. */
export interface MeasureOptions {
  /** Debugging port of the browser. */
  readonly port: number;
  /** How often; the medians count. */
  readonly runs: number;
  /** False for pages that search engines are told to leave out: that audit would count it as a fault. */
  readonly indexed: boolean;
  /** Slow the network down for real, too. */
  readonly applied: boolean;
  /** Addresses of the pictures that the page loads only when the visitor scrolls to them. */
  readonly scrolledTo: ReadonlySet<string>;
}

const categories: Readonly<Record<ScoreCategory, string>> = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
};

const config = (settings: NonNullable<Config['settings']>): Config => ({
  extends: 'lighthouse:default',
  // The picture of the whole page is for Lighthouse's own report, which nobody looks at here.
  settings: { formFactor: 'mobile', disableFullPageScreenshot: true, ...settings },
});

async function run(url: string, port: number, settings: Config): Promise<Result> {
  const outcome = await lighthouse(url, { port, output: 'json', logLevel: 'error' }, settings);
  if (outcome === undefined || outcome.lhr.runtimeError !== undefined)
    throw new Error(`Lighthouse could not measure ${url}: ${outcome?.lhr.runtimeError?.message}`);
  return outcome.lhr;
}

const value = ({ audits }: Result, id: string): number => audits[id]?.numericValue ?? Number.NaN;

const medianOf = (results: readonly Result[], id: string): number =>
  median(results.map((result) => value(result, id)));

async function repeat(times: number, task: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let index = 0; index < times; index++) results.push(await task());
  return results;
}

const paints = (results: readonly Result[]): Paints => ({
  fcpMs: medianOf(results, 'first-contentful-paint'),
  lcpMs: medianOf(results, 'largest-contentful-paint'),
});

/**
 * The paints of a page and of its floor. Both are loaded in turn and asked for nothing else: other
 * audits switch the debugger on, which costs a page with scripts more than one without.
 */
async function pairOfPaints(
  urls: { readonly site: string; readonly floor: string },
  { port, runs }: MeasureOptions,
  throttlingMethod: 'simulate' | 'devtools',
): Promise<Paints & { readonly floor: Paints }> {
  const settings = config({
    throttlingMethod,
    onlyAudits: ['first-contentful-paint', 'largest-contentful-paint'],
  });
  const site: Result[] = [];
  const floor: Result[] = [];
  for (let index = 0; index < runs; index++) {
    site.push(await run(urls.site, port, settings));
    floor.push(await run(urls.floor, port, settings));
  }
  return { ...paints(site), floor: paints(floor) };
}

interface NetworkItem {
  readonly url?: string;
  readonly transferSize?: number;
}

/** What traveled, by kind, headers included. Told by names: what is fetched ahead has no type yet. */
function bytes({ audits }: Result, scrolledTo: ReadonlySet<string>) {
  const { items = [] } = (audits['network-requests']?.details ?? {}) as { items?: NetworkItem[] };
  const sum = (belongs: (path: string) => boolean): number =>
    items
      .filter(({ url = '' }) => belongs(new URL(url).pathname))
      .reduce((total, { transferSize = 0 }) => total + transferSize, 0) / 1000;
  return {
    htmlKb: sum((path) => !path.includes('.')),
    scriptKb: sum((path) => path.endsWith('.js')),
    fontKb: sum((path) => path.endsWith('.woff2')),
    totalKb: sum((path) => !scrolledTo.has(path)),
    pictureKb: sum((path) => scrolledTo.has(path)),
    requests: items.length,
  };
}

function failedAudits({ audits, categories: groups }: Result): string[] {
  const weighty = Object.values(groups).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return [...new Set(weighty)].filter((id) => (audits[id]?.score ?? 1) < 0.9);
}

/** The performance score of a page without any program, of 100: what this machine itself allows. */
export async function floorScore(url: string, port: number): Promise<number> {
  const settings = config({ throttlingMethod: 'simulate', onlyCategories: ['performance'] });
  const runs = await repeat(3, () => run(url, port, settings));
  return Math.round(
    median(runs.map(({ categories: groups }) => groups['performance']?.score ?? 0)) * 100,
  );
}

/**
 * Measures one page of the site and its floor.
 *
 * @throws Error when Lighthouse cannot load the page.
 */
export async function measure(
  path: string,
  origins: { readonly site: string; readonly floor: string },
  options: MeasureOptions,
): Promise<PageResult> {
  const { port, runs, indexed, applied, scrolledTo } = options;
  const skipAudits = indexed ? [] : ['is-crawlable'];
  const urls = { site: origins.site + path, floor: origins.floor + path };
  const whole = config({ throttlingMethod: 'simulate', skipAudits });
  const page = await repeat(runs, () => run(urls.site, port, whole));
  const [first] = page;
  if (first === undefined) throw new RangeError('A page must be measured at least once.');
  return {
    path,
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, id]) => [
        name,
        Math.round(median(page.map((result) => result.categories[id]?.score ?? 0)) * 100),
      ]),
    ) as LighthouseRun['scores'],
    failedAudits: failedAudits(first),
    ...(await pairOfPaints(urls, options, 'simulate')),
    tbtMs: medianOf(page, 'total-blocking-time'),
    cls: medianOf(page, 'cumulative-layout-shift'),
    ...bytes(first, scrolledTo),
    ...(applied && { applied: await pairOfPaints(urls, options, 'devtools') }),
  };
}
