import { writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { owner } from '../owner.ts';

/** What was started and written, for whoever looks at what is left of it. */
const made = { pids: [process.pid], folders: [] as string[] };

beforeAll(() => {
  made.folders.push(owner().folder());
});

test('starts a process that ignores SIGTERM and fails', async () => {
  made.folders.push(owner().folder());
  const stubborn = owner().node([
    '-e',
    'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)',
  ]);
  made.pids.push(stubborn.pid ?? 0);
  writeFileSync(process.env['MADE'] ?? '', JSON.stringify(made));
  if (process.env['THEN'] === 'hang') await new Promise(() => undefined);
  expect('this test').toBe('failing on purpose');
});
