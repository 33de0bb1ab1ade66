import { once } from 'node:events';
import { resolve } from 'node:path';
import { Resources } from './resources.ts';
import { hashOfBuild } from '../build/sources.ts';
import { hashOfSite, out } from '../build/bundle.ts';

/**
 * Builds the site unless `dist` is a build of the current sources. Ends this process when the build
 * fails, and stops the build when this process ends.
 */
export async function ensureBuilt(): Promise<void> {
  if (hashOfBuild(out.folder) === hashOfSite()) return;
  console.error('Building the site...');
  const build = new Resources().node([resolve(import.meta.dirname, '../build/main.ts')]);
  build.stdout?.resume();
  build.stderr?.pipe(process.stderr);
  const [code] = (await once(build, 'close')) as [number | null];
  if (code === 0) return;
  console.error('The site could not be built: the lines above say why.');
  process.exit(1);
}
