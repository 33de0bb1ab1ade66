import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { owner } from '../../support/owner.ts';
import { startServer, waitlist } from '../support/child.ts';
import { freshDatabase, type TestDatabase } from '../support/databases.ts';
import { scratch } from '../support/scratch.ts';
import { acknowledged, isAcknowledged, lostOf, moreAnswers, startLoad } from './support/load.ts';

/** The recipe of docs/operations.md is for 0.3, whose `version` prints `v0.3.…`. */
const hasLitestream = spawnSync('litestream', ['version'], { encoding: 'utf8' }).stdout?.startsWith(
  'v0.3.',
);

/** Replicates a database into a folder until it is stopped. */
function replicate(path: string, folder: string) {
  const command = 'exec litestream replicate "$1" "file://$2" >/dev/null';
  const child = owner().node([], { under: ['sh', '-c', command, 'sh', path, folder] });
  return async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
}

/** Restores the replica as the recipe says, into another place. */
async function restoreElsewhere(replica: string): Promise<TestDatabase> {
  const copy = join(scratch(), 'copy.db');
  execFileSync('litestream', ['restore', '-o', copy, `file://${replica}`], { stdio: 'ignore' });
  const elsewhere = await freshDatabase('sqlite');
  const env = { DATABASE_URL: elsewhere.url };
  expect((await waitlist(['restore', copy, '--yes'], env)).code).toBe(0);
  return elsewhere;
}

// Litestream is not a dependency: the recipe is tested where it is installed.
test.runIf(hasLitestream)(
  'litestream keeps replicating through kill -9, and its replica can be restored elsewhere',
  async ({ annotate }) => {
    const database = await freshDatabase('sqlite');
    const env = { DATABASE_URL: database.url, LOG_LEVEL: 'silent' };
    const replica = scratch();
    let server = await startServer(env);
    const load = startLoad(() => server.url, 16);
    await moreAnswers(load, 1, isAcknowledged);
    const stop = replicate(database.path, replica);
    for (let round = 0; round < 3; round += 1) {
      await moreAnswers(load, 200, isAcknowledged);
      await server.end('SIGKILL');
      server = await startServer(env);
    }
    await moreAnswers(load, 200, isAcknowledged);
    const sent = await load.stop();
    await stop();

    const later = startLoad(() => server.url, 16);
    await moreAnswers(later, 100, isAcknowledged);
    const unsent = await later.stop();
    await server.end('SIGKILL');

    const elsewhere = await restoreElsewhere(replica);
    const lost = await lostOf(sent, elsewhere);
    await annotate(`${acknowledged(sent)} acknowledged, ${lost.length} missing elsewhere`);
    expect(lost).toEqual([]);
    // The same query sees what came after litestream was stopped.
    expect(await lostOf(unsent, elsewhere)).toHaveLength(acknowledged(unsent));
  },
);
