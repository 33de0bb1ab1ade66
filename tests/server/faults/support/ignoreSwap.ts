// Negative control, preloaded into the server: it never looks whether the files it writes to are
// still in place and as it left them.
import { createRequire, syncBuiltinESMExports } from 'node:module';
import type * as Files from 'node:fs';

const files = createRequire(import.meta.url)('node:fs') as typeof Files;
const real = files.statSync;
const first = new Map<unknown, Files.Stats | undefined>();

// As the file was when it was first looked at.
const replaced = (path: Files.PathLike, options?: Files.StatSyncOptions) => {
  if (!/site\.db(?:-wal)?$/.test(String(path))) return real(path, options);
  if (!first.get(path)) first.set(path, real(path, options) as Files.Stats | undefined);
  return first.get(path);
};
Object.assign(files, { statSync: replaced });
syncBuiltinESMExports();
