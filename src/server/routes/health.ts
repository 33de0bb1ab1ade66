import type { Deps, Route } from '../deps.ts';
import { answer, answerJson, inTime } from '../http/answer.ts';

export const aliveRoute: Route = {
  method: 'get',
  path: '/healthz',
  handler: () => (c) => answerJson(c, 200, { status: 'alive' }),
};

/** `GET /readyz`: it can store a signup; when the newest scheduled backup was made, null before the first. */
export const readyRoute: Route = {
  method: 'get',
  path: '/readyz',
  handler: (deps) => async (c) => {
    const isUp = await inTime(c, deps.isWritable()).catch(() => false);
    if (isUp && !deps.isDraining())
      return answerJson(c, 200, { status: 'ready', ...(await newestBackup(deps)) });
    const status = deps.isDraining()
      ? 'draining'
      : deps.store.isDamaged()
        ? 'database damaged'
        : 'database unavailable';
    return answer(c, 503, JSON.stringify({ status }), {
      'Content-Type': 'application/json',
      'Retry-After': '2',
    });
  },
};

async function newestBackup({ env, metrics }: Deps) {
  if (!env.BACKUP_DIR) return {};
  const seconds = (await metrics.lastBackup.get()).values[0]?.value ?? 0;
  return { lastBackup: seconds === 0 ? null : new Date(seconds * 1000).toISOString() };
}
