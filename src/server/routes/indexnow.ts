import { failedWithError, failedWithStatus, type IndexNowReport } from '../../api/indexnow.ts';
import { paths } from '../../api/paths.ts';
import type { Deps, Route } from '../deps.ts';
import type { Env } from '../env.ts';
import { answerJson } from '../http/answer.ts';
import { assertOwnOrigin, limitRate } from '../http/post.ts';
import { giveBack, tryClaim, readSetting, writeSetting } from '../repositories/settings.ts';
import { minuteMs } from '../time.ts';
import { count } from '../words.ts';

/** `POST /api/indexnow`: tells the indexing service what changed; takes no body. */
export const indexnowRoute: Route = {
  method: 'post',
  path: paths.indexnow,
  handler: (deps) => async (c) => {
    assertOwnOrigin(c.req.raw.headers, deps.env.SITE_URL);
    limitRate(c, deps);
    const report = await submitToIndexNow(deps);
    deps.log.info({ outcome: report.outcome, status: report.status }, 'indexnow');
    return answerJson(c, 200, report);
  },
};

/** Tells the indexing service what changed since the last submission; sends nothing before the site is live. */
export async function submitToIndexNow({
  env,
  store: { db },
  site,
  now,
}: Pick<Deps, 'env' | 'store' | 'site' | 'now'>): Promise<IndexNowReport> {
  const { SITE_URL, SITE_LIVE, INDEXNOW_COOLDOWN_MINUTES: minutes } = env;
  const { host } = new URL(SITE_URL);
  const isOfHost = (url: string): boolean => URL.parse(url)?.host === host;
  const ofHost = Object.entries(site?.listed ?? {}).filter(([url]) => isOfHost(url));
  const pages = Object.fromEntries(ofHost);
  const submitted = (await readSetting(db, 'submitted_pages')) ?? '{}';
  const before = JSON.parse(submitted) as Record<string, string>;
  const changed = ofHost.flatMap(([url, date]) => (date === before[url] ? [] : url));
  // Of this host only: the service refuses a list that names another, as after a move.
  const gone = Object.keys(before).filter((url) => isOfHost(url) && !(url in pages));
  // The protocol takes no more at once; the others follow with the next submission.
  const urls = [...changed, ...gone].slice(0, 10_000);
  const amount = count(urls.length, 'URL');
  const at = now().toISOString();
  const reportOf = (
    outcome: IndexNowReport['outcome'],
    text: string,
    status: number | null = null,
  ): IndexNowReport => ({ host, urls, at, outcome, text, status });
  if (!SITE_LIVE)
    return reportOf(
      'dry_run',
      `Dry run: the site is not live, so nothing was sent. ${amount} would be submitted.`,
    );
  // A build for another host lists no page of this host; the pages submitted before still exist.
  if (ofHost.length === 0)
    return reportOf('failed', failedWithError(new Error(`the sitemap lists no page of ${host}`)));
  if (urls.length === 0)
    return reportOf(
      'unchanged',
      'Nothing has changed since the last submission, so nothing was sent.',
    );
  if (!(await tryClaim(db, 'last_indexnow', now(), minutes * minuteMs)))
    return reportOf(
      'cooling_down',
      `The last submission was less than ${minutes} minutes ago, so nothing was sent.`,
    );
  try {
    await assertKeyFile(env);
  } catch (error) {
    // Nothing was sent, so the next attempt need not wait.
    await giveBack(db, 'last_indexnow');
    return reportOf('failed', failedWithError(error));
  }
  const status = await send(env, host, urls).catch(failedWithError);
  if (typeof status === 'string') return reportOf('failed', status);
  if (status !== 200 && status !== 202) return reportOf('failed', failedWithStatus(status), status);
  const known = { ...before };
  for (const url of urls) {
    const date = pages[url];
    if (date === undefined) delete known[url];
    else known[url] = date;
  }
  await writeSetting(db, 'submitted_pages', JSON.stringify(known));
  const checking = status === 202 ? ' The service is still checking the key.' : '';
  return reportOf('submitted', `${amount} submitted.${checking}`, status);
}

/** Checks that the key file is in place, and sends the addresses; returns the status of the answer. */
const ask = (url: string, request: RequestInit = {}): Promise<Response> =>
  fetch(url, { ...request, redirect: 'manual', signal: AbortSignal.timeout(8000) });

const keyLocationOf = ({ INDEXNOW_KEY: key, SITE_URL }: Env): string =>
  new URL(`/${key}.txt`, SITE_URL).href;

/** The service would refuse a key that it cannot find; this check gives a clearer error. */
async function assertKeyFile(env: Env): Promise<void> {
  const keyFile = await ask(keyLocationOf(env));
  if (keyFile.status !== 200 || (await keyFile.text()).trim() !== env.INDEXNOW_KEY)
    throw new Error(`the key file is not in place at ${keyLocationOf(env)}`);
}

async function send(env: Env, host: string, urlList: string[]): Promise<number> {
  const { INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: endpoint } = env;
  const { status, body } = await ask(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host, key, keyLocation: keyLocationOf(env), urlList }),
  });
  await body?.cancel();
  return status;
}
