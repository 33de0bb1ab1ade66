import { expect, test } from 'vitest';
import { freshDatabase } from '../support/databases.ts';
import { duringFault, readOnlyFile, renamedFile } from '../faults/support/diskFaults.ts';

test.each([
  [
    'a read-only database exposes a server that acknowledges early',
    readOnlyFile,
    'acknowledgeEarly',
  ],
  ['a renamed file exposes a server that does not check its file', renamedFile, 'ignoreSwap'],
])('%s', async (_name, fault, preload) => {
  const database = await freshDatabase('sqlite');
  // With 0, `acknowledgeEarly` writes at the next turn of the event loop, before the next answer.
  const options = { preload, env: { WRITE_BEHIND_MS: '0' } };
  const seen = await duringFault(database, await fault(database), options);
  expect(new Set(seen.during.map(({ status }) => status))).toEqual(new Set([202]));
  expect(seen.lost.length > 0).toBe(preload === 'acknowledgeEarly');
});
