// Negative control, preloaded into the server: `statSync` keeps returning its first result for the
// database and its WAL, so the server never notices that a file was moved, replaced or changed.
import { createRequire, syncBuiltinESMExports } from 'node:module';
import type * as Files from 'node:fs';

const files = createRequire(import.meta.url)('node:fs') as typeof Files;
const real = files.statSync;
const firstStats = new Map<unknown, Files.Stats | undefined>();

// A file that is missing is looked up again until it exists.
const cachedStat = (path: Files.PathLike, options?: Files.StatSyncOptions) => {
  if (!/site\.db(?:-wal)?$/.test(String(path))) return real(path, options);
  if (!firstStats.get(path)) firstStats.set(path, real(path, options) as Files.Stats | undefined);
  return firstStats.get(path);
};
Object.assign(files, { statSync: cachedStat });
syncBuiltinESMExports();
