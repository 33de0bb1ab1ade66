import { failedWithError, failedWithStatus, type IndexNowReport } from '../api/indexnow.ts';
import type { Deps } from './deps.ts';
import { claim } from './repositories/settings.ts';
import { keepSubmission, lastSubmitted, type Pages } from './repositories/submissions.ts';
import type { Site } from './site.ts';
import { minuteMs } from './time.ts';

/** What a submission depends on. */
type IndexNowDeps = Pick<Deps, 'env' | 'store' | 'site' | 'now'>;

type Verdict = Pick<IndexNowReport, 'outcome' | 'text' | 'status'> & { urls: string[] };

/** The protocol's limit for one submission. */
const mostUrls = 10_000;
const timeoutMs = 8000;

/**
 * Tells the indexing service what changed on the site since it was last told. While the site is not
 * live nothing is sent, and the report says what would be.
 */
export async function submitToIndexNow(deps: IndexNowDeps): Promise<IndexNowReport> {
  const { env, store, now } = deps;
  const at = now().toISOString();
  const { host } = new URL(env.SITE_URL);
  const pages = pagesOf(deps.site, host);
  const verdict = await attempt(deps, pages, host);
  if (verdict.outcome === 'submitted' || verdict.outcome === 'failed')
    await keepSubmission(store.db, { ...verdict, at }, pages);
  return { ...verdict, host, at };
}

async function attempt(deps: IndexNowDeps, pages: Pages, host: string): Promise<Verdict> {
  const { env, store, now } = deps;
  const urls = changedUrls(pages, await lastSubmitted(store.db)).slice(0, mostUrls);
  const quiet = (outcome: Verdict['outcome'], text: string) =>
    ({ outcome, text, urls, status: null }) satisfies Verdict;
  if (!env.SITE_LIVE)
    return quiet(
      'dry_run',
      `Dry run: the site is not live, so nothing was sent. ${plural(urls)} would be submitted.`,
    );
  // A build for another host has no page here, but the pages submitted before are not gone.
  if (Object.keys(pages).length === 0)
    return quiet('failed', failedWithError(new Error(`the sitemap lists no page of ${host}`)));
  if (urls.length === 0)
    return quiet(
      'unchanged',
      'Nothing has changed since the last submission, so nothing was sent.',
    );
  const pause = env.INDEXNOW_COOLDOWN_MINUTES * minuteMs;
  const moment = now();
  if (!(await claim(store.db, 'last_indexnow', moment, pause)))
    return quiet(
      'cooling_down',
      `The last submission was less than ${env.INDEXNOW_COOLDOWN_MINUTES} minutes ago, so nothing was sent.`,
    );
  try {
    const keyLocation = new URL(`/${env.INDEXNOW_KEY}.txt`, env.SITE_URL).href;
    await assertKeyFile(keyLocation, env.INDEXNOW_KEY);
    const status = await post(env.INDEXNOW_ENDPOINT, {
      host,
      key: env.INDEXNOW_KEY,
      keyLocation,
      urlList: urls,
    });
    if (status !== 200 && status !== 202)
      return { outcome: 'failed', text: failedWithStatus(status), urls, status };
    const checking = status === 202 ? ' The service is still checking the key.' : '';
    return { outcome: 'submitted', text: `${plural(urls)} submitted.${checking}`, urls, status };
  } catch (error) {
    return quiet('failed', failedWithError(error));
  }
}

async function post(endpoint: string, body: object): Promise<number> {
  const response = await fetch(endpoint, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  return response.status;
}

/** The service would refuse a key it cannot find; better to say so plainly and first. */
async function assertKeyFile(location: string, key: string): Promise<void> {
  const response = await fetch(location, {
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status !== 200 || (await response.text()).trim() !== key)
    throw new Error(`the key file is not in place at ${location}`);
}

/** The pages of the sitemap with the dates of their content; those of this host only. */
const pagesOf = (site: Site | undefined, host: string): Pages =>
  Object.fromEntries(
    Object.entries(site?.listed ?? {}).filter(([url]) => URL.parse(url)?.host === host),
  );

/** New pages, pages with another date, and pages that are gone. */
function changedUrls(pages: Pages, before: Pages): string[] {
  const changed = Object.keys(pages).filter((url) => pages[url] !== before[url]);
  const gone = Object.keys(before).filter((url) => !(url in pages));
  return [...changed, ...gone];
}

const plural = (urls: string[]): string => `${urls.length} URL${urls.length === 1 ? '' : 's'}`;
