import { failedWithError, failedWithStatus, type IndexNowReport } from '../api/indexnow.ts';
import type { Deps } from './deps.ts';
import { claim } from './repositories/settings.ts';
import { keepSubmission, lastSubmitted, type Pages } from './repositories/submissions.ts';
import type { Site } from './site.ts';
import { minuteMs } from './time.ts';

/** What a submission depends on. */
type IndexNowDeps = Pick<Deps, 'env' | 'store' | 'site' | 'now'>;

/** The protocol's limit for one submission. */
const mostUrls = 10_000;

/** Tells the indexing service what changed since it was last told; nothing of a site not yet live. */
export async function submitToIndexNow(deps: IndexNowDeps): Promise<IndexNowReport> {
  const { env, store, site, now } = deps;
  const { host } = new URL(env.SITE_URL);
  const pages = pagesOf(site, host);
  const urls = changedUrls(pages, await lastSubmitted(store.db)).slice(0, mostUrls);
  const at = now().toISOString();
  const report = { host, urls, status: null, at, ...(await attempt(deps, host, pages, urls)) };
  if (report.outcome === 'submitted' || report.outcome === 'failed')
    await keepSubmission(store.db, report, pages);
  return report;
}

async function attempt(
  { env, store, now }: IndexNowDeps,
  host: string,
  pages: Pages,
  urls: string[],
): Promise<{ outcome: IndexNowReport['outcome']; text: string; status?: number }> {
  const amount = `${urls.length} URL${urls.length === 1 ? '' : 's'}`;
  if (!env.SITE_LIVE) {
    const text = `Dry run: the site is not live, so nothing was sent. ${amount} would be submitted.`;
    return { outcome: 'dry_run', text };
  }
  try {
    // A build for another host has no page here, but the pages submitted before are not gone.
    if (Object.keys(pages).length === 0) throw new Error(`the sitemap lists no page of ${host}`);
    if (urls.length === 0) {
      const text = 'Nothing has changed since the last submission, so nothing was sent.';
      return { outcome: 'unchanged', text };
    }
    const { INDEXNOW_COOLDOWN_MINUTES: minutes, INDEXNOW_KEY: key } = env;
    if (!(await claim(store.db, 'last_indexnow', now(), minutes * minuteMs))) {
      const text = `The last submission was less than ${minutes} minutes ago, so nothing was sent.`;
      return { outcome: 'cooling_down', text };
    }
    const keyLocation = new URL(`/${key}.txt`, env.SITE_URL).href;
    const keyFile = await ask(keyLocation);
    // The service would refuse a key it cannot find; better to say so plainly and first.
    if (keyFile.status !== 200 || (await keyFile.text()).trim() !== key)
      throw new Error(`the key file is not in place at ${keyLocation}`);
    const { status, body } = await ask(env.INDEXNOW_ENDPOINT, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ host, key, keyLocation, urlList: urls }),
    });
    await body?.cancel();
    if (status !== 200 && status !== 202)
      return { outcome: 'failed', text: failedWithStatus(status), status };
    const checking = status === 202 ? ' The service is still checking the key.' : '';
    return { outcome: 'submitted', text: `${amount} submitted.${checking}`, status };
  } catch (error) {
    return { outcome: 'failed', text: failedWithError(error) };
  }
}

const ask = (url: string, request: RequestInit = {}): Promise<Response> =>
  fetch(url, { ...request, redirect: 'manual', signal: AbortSignal.timeout(8000) });

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
