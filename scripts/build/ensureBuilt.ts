import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { hashOfBuild } from '../sources.ts';
import { hashOfSite, out } from './bundle.ts';

/** Builds the site unless `dist` already is a build of these very sources. Ends the process when the build fails. */
export function ensureBuilt(): void {
  if (hashOfBuild(out.folder) === hashOfSite()) return;
  console.error('Building the site...');
  const { status } = spawnSync(process.execPath, [resolve(import.meta.dirname, '../build.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    console.error('The site could not be built: the lines above say why.');
    process.exit(1);
  }
}
