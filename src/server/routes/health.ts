import type { Route } from '../deps.ts';
import { answerJson, inTime } from '../http/answer.ts';
import { newestBackup } from '../store/keptFiles.ts';

export const aliveRoute: Route = {
  method: 'get',
  path: '/healthz',
  handler: () => (c) => answerJson(c, 200, { status: 'alive' }),
};

/**
 * `GET /readyz`: whether the server can store a signup, and when the newest scheduled backup was made: null
 * before the first backup, absent if no backups are scheduled.
 */
export const readyRoute: Route = {
  method: 'get',
  path: '/readyz',
  handler: (deps) => async (c) => {
    const isUp = await inTime(deps.env, deps.isWritable()).catch(() => false);
    if (isUp && !deps.isDraining()) {
      const { BACKUP_DIR: folder } = deps.env;
      const find = async () => folder && (newestBackup(folder, deps.now())?.toISOString() ?? null);
      // A backup folder that cannot be read does not make the server unready: signups still work.
      const lastBackup = await find().catch(() => null);
      return answerJson(c, 200, { status: 'ready', lastBackup });
    }
    const status = deps.isDraining()
      ? 'draining'
      : deps.store.isDamaged()
        ? 'database damaged'
        : 'database unavailable';
    return answerJson(c, 503, { status }, { 'Retry-After': '2' });
  },
};
