import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { failedWithError, failedWithStatus, type IndexNowReport } from '../api/indexnow.ts';
import type { Deps } from './deps.ts';
import { claim } from './repositories/settings.ts';
import type { Site } from './site.ts';
import type { Database } from './store/tables.ts';
import { minuteMs } from './time.ts';

type IndexNowDeps = Pick<Deps, 'env' | 'store' | 'site' | 'now'>;

/** Addresses with the date of their content, as submitted. */
type Pages = Record<string, string>;

/** Tells the indexing service what changed since it was last told; nothing of a site not yet live. */
export async function submitToIndexNow(deps: IndexNowDeps): Promise<IndexNowReport> {
  const { env, store, site, now } = deps;
  const { host } = new URL(env.SITE_URL);
  const pages = pagesOf(site, host);
  // The protocol takes no more at once.
  const urls = changedUrls(pages, await lastSubmitted(store.db)).slice(0, 10_000);
  const at = now().toISOString();
  const report = { host, urls, status: null, at, ...(await attempt(deps, host, pages, urls)) };
  const { outcome, text, status } = report;
  if (outcome === 'submitted' || outcome === 'failed') {
    const kept = { id: randomUUID(), pages: JSON.stringify(pages), created_at: at };
    await store.db
      .insertInto('submissions')
      .values({ ...kept, outcome, text, status })
      .execute();
  }
  return report;
}

/** What the indexing service last took. Empty when it never took anything. */
async function lastSubmitted(db: Database): Promise<Pages> {
  const { rows } = await sql<{ pages: string }>`select pages from submissions
    where outcome = 'submitted' order by created_at desc limit 1`.execute(db);
  return JSON.parse(rows[0]?.pages ?? '{}') as Pages;
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
