import { writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { startServer } from '../../server/support/child.ts';
import { freshDatabase } from '../../server/support/databases.ts';
import { scratch } from '../../server/support/scratch.ts';
import { owner } from '../owner.ts';

/** What was started and written, for whoever looks at what is left of it. */
const made = { pids: [] as number[], folders: [] as string[] };

beforeAll(() => {
  made.folders.push(owner().folder());
});

test('starts a server on each database and fails', async () => {
  for (const kind of ['sqlite', 'postgres'] as const) {
    const { url } = await freshDatabase(kind);
    const { child } = await startServer({ DATABASE_URL: url, LOG_LEVEL: 'silent' });
    made.pids.push(child.pid ?? 0);
  }
  made.folders.push(scratch());
  const stubborn = owner().node([
    '-e',
    'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)',
  ]);
  made.pids.push(process.pid, stubborn.pid ?? 0);
  writeFileSync(process.env['MADE'] ?? '', JSON.stringify(made));
  if (process.env['THEN'] === 'hang') await new Promise(() => undefined);
  expect('this test').toBe('failing on purpose');
});
