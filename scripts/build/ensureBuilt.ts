import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { out } from './bundle.ts';
import { isBuiltFrom, sourcesHash } from './freshness.ts';

/** Builds the site unless `dist` already is a build of these very sources. Ends the process when the build fails. */
export async function ensureBuilt(): Promise<void> {
  if (await isBuiltFrom(out.folder, await sourcesHash())) return;
  console.error('Building the site...');
  const { status } = spawnSync(process.execPath, [resolve(import.meta.dirname, '../build.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    console.error('The site could not be built: the lines above say why.');
    process.exit(1);
  }
}
