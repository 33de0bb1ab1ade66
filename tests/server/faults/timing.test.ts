import { Hono } from 'hono';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import type { AppEnv } from '../../../src/server/deps.ts';
import { accepted } from '../../../src/server/http/answer.ts';
import type { DatabaseKind } from '../../../src/server/store/tables.ts';
import { resources } from '../../support/resources.ts';
import { databases } from '../support/databases.ts';
import { postJson } from '../support/http.ts';
import { serve } from '../support/serve.ts';

/** Makes the server write nothing for a known address, which a stranger can tell by the time it takes. */
const skipKnown: KyselyPlugin = {
  transformQuery: ({ node }) =>
    node.kind === 'InsertQueryNode' && node.onConflict
      ? { ...node, onConflict: { kind: 'OnConflictNode', doNothing: true } }
      : node,
  transformResult: ({ result }) => Promise.resolve(result),
};

/** Statements that the database runs for a new address and then for a known one, each with its row counts. */
async function workOf(kind: DatabaseKind, ...plugins: KyselyPlugin[]) {
  const { url, deps } = await serve(kind);
  const statements = new WeakMap<object, string>();
  let done: { statement: string | undefined; rows: number; changed: bigint | undefined }[] = [];
  const logged = plugins
    .reduce((db, plugin) => db.withPlugin(plugin), deps.store.db)
    .withPlugin({
      transformQuery: ({ node, queryId }) => {
        statements.set(queryId, deps.store.db.getExecutor().compileQuery(node, queryId).sql);
        return node;
      },
      transformResult: ({ queryId, result }) => {
        const { rows, numAffectedRows: changed } = result;
        done.push({ statement: statements.get(queryId), rows: rows.length, changed });
        return Promise.resolve(result);
      },
    });
  // Logs the statements of requests only: the server's jobs were given the store before this line.
  deps.store = { ...deps.store, db: logged };
  const work = [];
  for (const _time of ['new', 'known']) {
    done = [];
    await postJson(`${url}/api/waitlist`, { email: 'ann@example.com' });
    work.push(done);
  }
  return work;
}

describe.each(databases)('on %s', (kind) => {
  test('a known address takes the same statements as a new one, on as many rows', async () => {
    const [fresh, known] = await workOf(kind);
    expect(known).toEqual(fresh);
    const insert = { statement: expect.stringMatching(/^insert into "signups"/), rows: 1 };
    expect(known).toContainEqual(expect.objectContaining(insert));
  });

  test('and the comparison detects a server that writes nothing for a known address', async () => {
    const [fresh, known] = await workOf(kind, skipKnown);
    expect(known).not.toEqual(fresh);
  });
});

test('answers leave together on a tick, whenever each of them was ready', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  resources().defer(() => vi.useRealTimers());
  const app = new Hono<AppEnv>().get('/:ready', async (c) => {
    await new Promise((resolve) => setTimeout(resolve, Number(c.req.param('ready'))));
    return accepted(c, '/');
  });
  const left: number[] = [];
  const ask = async (ready: number) => {
    await app.request(`/${ready}`);
    left.push(ready);
  };
  for (const ready of [12, 8, 1, 4]) void ask(ready);
  await vi.advanceTimersByTimeAsync(9);
  expect(left).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(left).toEqual([1, 4, 8]);
  await vi.advanceTimersByTimeAsync(9);
  expect(left).toEqual([1, 4, 8]);
  await vi.advanceTimersByTimeAsync(1);
  expect(left).toEqual([1, 4, 8, 12]);
});
