import { createServer, request as forward } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { owner } from '../../support/owner.ts';
import { startServer, type ServerProcess } from '../support/child.ts';
import { stopClock } from '../support/clock.ts';
import { freshDatabase, type TestDatabase } from '../support/databases.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import {
  acknowledged,
  isAcknowledged,
  lostOf,
  moreAnswers,
  signUp,
  startLoad,
  storedEmails,
} from './support/load.ts';
import { preload } from './support/preload.ts';

describe('PostgreSQL stopped and started under load', () => {
  let postgres: TestPostgres;
  let database: TestDatabase;
  beforeAll(async () => {
    postgres = await startPostgres();
    owner().defer(postgres.remove);
    database = { kind: 'postgres', url: postgres.url, path: '', remove: () => Promise.resolve() };
  });

  async function throughOutage(options: { preload?: string[] } = {}) {
    const server = await startServer({ DATABASE_URL: database.url, LOG_LEVEL: 'silent' }, options);
    const load = startLoad(() => server.url, 16);
    await moreAnswers(load, 100);
    await postgres.stop();
    // At most 16 of these were in flight before the stop: the others met a stopped database.
    await moreAnswers(load, 64);
    const pageStatus = (await fetch(server.url)).status;
    const readyStatus = (await fetch(`${server.url}/readyz`)).status;
    await postgres.start();
    await moreAnswers(load, 64, isAcknowledged);
    const answers = await load.stop();
    await server.end();
    return { answers, pageStatus, readyStatus, lost: await lostOf(answers, database) };
  }

  test('loses nothing, answers 503 meanwhile, and recovers by itself', async () => {
    const { answers, pageStatus, readyStatus, lost } = await throughOutage();
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThanOrEqual(64 - 16);
    expect(answers.every(({ status }) => status === 202 || status === 503)).toBe(true);
    expect([pageStatus, readyStatus]).toEqual([200, 503]);
    expect(lost).toEqual([]);
  });

  test('fails in the same harness when the answer comes before the commit', async () => {
    const { lost } = await throughOutage({ preload: preload('acknowledgeEarly') });
    expect(lost).not.toEqual([]);
  });
});

/** A round-robin load balancer that tries the next server when one refuses the connection. */
async function balance(servers: ServerProcess[]): Promise<string> {
  let turn = 0;
  const balancer = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = Buffer.concat(chunks);
      const attempt = (left: number) => {
        const upstream = servers[(turn += 1) % servers.length];
        const outbound = forward(
          `${upstream?.url}${incoming.url}`,
          {
            method: incoming.method,
            headers: {
              ...incoming.headers,
              'x-forwarded-for': incoming.socket.remoteAddress ?? '',
            },
          },
          (answer) => {
            outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(outgoing);
            answer.on('error', () => outgoing.destroy());
          },
        );
        outbound.on('error', () => {
          if (left > 0 && !outgoing.headersSent) attempt(left - 1);
          else outgoing.destroy();
        });
        outbound.end(body);
      };
      attempt(servers.length - 1);
    });
  });
  balancer.listen(0, '127.0.0.1');
  owner().defer(() => {
    balancer.close();
    balancer.closeAllConnections();
  });
  await once(balancer, 'listening');
  return `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`;
}

describe('three processes on one PostgreSQL behind a load balancer', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await freshDatabase('postgres', 'template1');
  });

  const three = (env: Record<string, string>) =>
    Promise.all(
      [1, 2, 3].map(() =>
        startServer({
          DATABASE_URL: database.url,
          LOG_LEVEL: 'silent',
          TRUST_PROXY_HOPS: '1',
          ...env,
        }),
      ),
    );

  test('start at once on an empty database, and one killed under load loses nothing', async () => {
    const servers = await three({});
    const url = await balance(servers);
    const load = startLoad(() => url, 24);
    await moreAnswers(load, 100, isAcknowledged);
    await servers[1]?.end('SIGKILL');
    await moreAnswers(load, 100, isAcknowledged);
    const answers = await load.stop();
    const again = await Promise.all(answers.slice(0, 30).map(({ email }) => signUp(url, email)));
    expect(again.every(({ status }) => status === 202)).toBe(true);
    expect(acknowledged(answers)).toBeGreaterThanOrEqual(200);
    expect(await lostOf(answers, database)).toEqual([]);
    expect((await storedEmails(database)).size).toBeLessThanOrEqual(answers.length);
  });

  test('share the rate limit of one visitor', async () => {
    await stopClock(database);
    const url = await balance(await three({ RATE_LIMIT_PER_MINUTE: '6' }));
    const statuses = [];
    for (let turn = 0; turn < 12; turn += 1)
      statuses.push((await signUp(url, 'one@example.com')).status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(6);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
  });
});
