import { beforeEach, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../support/databases.ts';
import {
  canMount,
  duringFault,
  readOnlyFile,
  renamedFile,
  smallDisk,
} from './support/diskFaults.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase('sqlite');
});

/** A server that writes at the next turn of the event loop, before the next answer. */
const early = { preload: 'acknowledgeEarly', env: { WRITE_BEHIND_MS: '0' } };

test.runIf(canMount)('a full disk exposes a server that acknowledges early', async () => {
  const seen = await duringFault(database, smallDisk(database), early);
  expect(seen.lost).not.toEqual([]);
});

test('a read-only database exposes a server that acknowledges early', async () => {
  const seen = await duringFault(database, await readOnlyFile(database), early);
  expect(new Set(seen.during.map(({ status }) => status))).toEqual(new Set([202]));
  expect(seen.contactStatus).toBe(503);
  expect(seen.lost).not.toEqual([]);
});

test('a renamed database file exposes a server that does not check its file', async () => {
  const options = { preload: 'ignoreSwap' };
  const seen = await duringFault(database, renamedFile(database), options);
  expect(new Set(seen.during.map(({ status }) => status))).toEqual(new Set([202]));
  expect(seen.readyStatus).toBe(200);
});
