import type { Route } from '../deps.ts';
import { answer, answerJson, inTime } from '../http/answer.ts';
import { newestBackup } from '../store/keptFiles.ts';

export const aliveRoute: Route = {
  method: 'get',
  path: '/healthz',
  handler: () => (c) => answerJson(c, 200, { status: 'alive' }),
};

/**
 * `GET /readyz`: whether the server can store a signup, and when the newest scheduled backup was made: null
 * before the first, absent where none are scheduled.
 */
export const readyRoute: Route = {
  method: 'get',
  path: '/readyz',
  handler: (deps) => async (c) => {
    const isUp = await inTime(deps.env, deps.isWritable()).catch(() => false);
    if (isUp && !deps.isDraining()) {
      const { BACKUP_DIR: folder } = deps.env;
      const lastBackup = folder && (newestBackup(folder, deps.now())?.toISOString() ?? null);
      return answerJson(c, 200, { status: 'ready', lastBackup });
    }
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
