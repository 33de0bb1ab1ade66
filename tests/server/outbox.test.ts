import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import type { Env } from '../../src/server/env.ts';
import { startRelay } from '../../src/server/outbox/relay.ts';
import { queueReport } from '../../src/server/repositories/notices.ts';
import { removeDelivered } from '../../src/server/repositories/outbox.ts';
import { storeMessage } from '../../src/server/repositories/messages.ts';
import { release } from '../../src/server/repositories/people.ts';
import { eventually } from '../support/eventually.ts';
import { databases, holdLock, message } from './support/databases.ts';
import { startDouble } from './support/double.ts';
import { postJson } from './support/http.ts';
import { serve, type TestServer } from './support/serve.ts';
import { startMailServer } from './support/smtp.ts';

const letter = { name: 'Ann "The" Lee', message: 'Hello\nthere', from: 'faq' };

const outbox = ({ deps }: TestServer) => deps.store.db.selectFrom('outbox').selectAll().execute();
const send = async ({ url }: TestServer, headers: Record<string, string> = {}) => {
  const fields = message('ann@example.com', letter);
  expect((await postJson(`${url}/api/contact`, fields, headers)).status).toBe(202);
};
const failed = async (server: TestServer, error: string) => {
  await server.deps.wakeOutbox();
  expect(await outbox(server)).toMatchObject([{ last_error: error }]);
};

/** A second relay on the server's outbox, with a clock of its own. */
const relayOf = ({ deps }: TestServer, now: () => Date, more: Partial<Env> = {}) =>
  startRelay({ ...deps, env: { ...deps.env, ...more }, now });

test('a message reaches the mailbox, with its sender as Reply-To, once the mail server takes it', async () => {
  const mail = await startMailServer();
  mail.isRefusing = true;
  const server = await serve('sqlite', mail.env);
  await send(server);
  await failed(server, '451');
  expect(await outbox(server)).toMatchObject([{ attempts: 1, delivered_at: null }]);
  expect(server.lines.join('')).not.toContain('ann@example.com');
  mail.isRefusing = false;
  // The next attempt is due in half a minute: a second relay, whose clock is ahead, makes it.
  const relay = relayOf(server, () => new Date(Date.now() + 31_000));
  await relay.wake();
  expect(mail.received).toHaveLength(1);
  await relay.stop();
  const isNow = expect.stringMatching(/^2\d{3}-/) as string;
  expect(await outbox(server)).toMatchObject([
    { attempts: 2, last_error: '', delivered_at: isNow },
  ]);
  const [email] = mail.received;
  expect(email).toContain('Reply-To: "Ann \\"The\\" Lee" <ann@example.com>');
  expect(email).toContain('To: owner@exampleton.example');
  expect(email).toMatch(/Message-ID: <[\da-f-]{32}@exampleton\.example>/);
  expect(email).toContain('Hello\nthere');
});

test('a mail that was accepted while another program locked the database is noted, and not sent again', async () => {
  const mail = await startMailServer();
  // Each attempt to note it waits 42 milliseconds for the lock.
  const server = await serve('sqlite', { ...mail.env, ANSWER_WITHIN_MS: '100' });
  const { db } = server.deps.store;
  await storeMessage(db, message('ann@example.com', letter), 'active', ['smtp'], new Date());
  let unlock = () => {};
  mail.refuses = () => {
    unlock = holdLock(server.database.path);
    return false;
  };
  const sent = server.deps.wakeOutbox();
  await eventually(() => expect(server.lines.join('')).toContain('SQLITE_BUSY'));
  unlock();
  await sent;
  mail.refuses = () => false;
  // An attempt is repeated after a minute, unless its arrival was noted.
  const relay = relayOf(server, () => new Date(Date.now() + 61_000));
  await relay.wake();
  await relay.stop();
  expect(mail.received).toHaveLength(1);
});

test('a webhook gets a message with the signature of the specification, and the same id when it is tried again', async () => {
  let status = 500;
  const hook = await startDouble(() => ({ status }));
  const WEBHOOK_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const WEBHOOK_URL = `${hook.url}/in`;
  const server = await serve('sqlite', { WEBHOOK_URL, WEBHOOK_SECRET });
  await send(server);
  await failed(server, 'HTTP_500');
  status = 204;
  const relay = relayOf(server, () => new Date(Date.now() + 31_000));
  await relay.wake();
  expect(hook.received).toHaveLength(2);
  await relay.stop();
  expect(new Set(hook.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  for (const { body, path, headers } of hook.received) {
    expect(path).toBe('/in');
    const event = new Webhook(WEBHOOK_SECRET).verify(body, headers as Record<string, string>);
    expect(event).toMatchObject({
      type: 'contact.message',
      data: { email: 'ann@example.com', message: 'Hello\nthere', topic: 'from faq' },
    });
  }
});

test('Slack gets the words of the email, without mentions and links that a visitor made', async () => {
  const hook = await startDouble(() => ({ status: 200 }));
  const server = await serve('sqlite', { WEBHOOK_URL: hook.url, WEBHOOK_FORMAT: 'slack' });
  const text = 'See <!channel> & <https://evil.example|us>';
  const fields = message('ann@example.com', { message: text });
  await postJson(`${server.url}/api/contact`, fields);
  await server.deps.wakeOutbox();
  expect(hook.received).toHaveLength(1);
  const said = JSON.parse(hook.received[0]?.body ?? '') as { text: string };
  expect(Object.keys(said)).toEqual(['text']);
  expect(said.text).toMatch(/^\*Message from Ann\*\n/);
  expect(said.text).toContain('Email: ann@example.com');
  expect(said.text).toContain('See &lt;!channel&gt; &amp; &lt;https://evil.example|us&gt;');
});

describe.each(databases)('delivery of messages from %s', (kind) => {
  test('a quarantined message is delivered only once it is released', async () => {
    const hook = await startDouble(() => ({ status: 200 }));
    const server = await serve(kind, hook.env);
    await send(server, { 'X-Form-Trap': 'filled' });
    expect(await outbox(server)).toEqual([]);
    await release(server.deps.store.db, 'Ann@Example.com', server.deps.plan, new Date());
    await server.deps.wakeOutbox();
    expect(hook.received).toHaveLength(1);
  });

  test('delivered notices are removed after 30 days, and never looked through', async () => {
    const server = await serve(kind);
    const { db } = server.deps.store;
    await queueReport(
      db,
      'digest',
      '2026-01-01',
      ['smtp', 'webhook'],
      new Date('2026-01-02T00:00:00Z'),
    );
    await db
      .updateTable('outbox')
      .set({ delivered_at: '2026-01-02T00:00:00.000Z' })
      .where('channel', '=', 'smtp')
      .execute();
    if (kind === 'sqlite') {
      const plan = await sql<{ detail: string }>`explain query plan select id from outbox
        where delivered_at is null and next_attempt_at <= 'x' order by next_attempt_at`.execute(db);
      expect(plan.rows[0]?.detail).toContain('USING INDEX outbox_due');
    }
    await removeDelivered(db, new Date('2026-02-01T00:00:00Z'));
    expect(await outbox(server)).toMatchObject([{ channel: 'webhook' }]);
  });

  test('several processes deliver a message once', async () => {
    const hook = await startDouble(() => ({ status: 200 }));
    const server = await serve(kind);
    const { db } = server.deps.store;
    for (let index = 0; index < 25; index += 1)
      await storeMessage(db, message(`m${index}@example.com`), 'active', ['webhook'], new Date());
    const relays = [1, 2, 3].map(() => relayOf(server, () => new Date(), hook.env));
    await Promise.all(relays.map((relay) => relay.wake()));
    await Promise.all(relays.map((relay) => relay.stop()));
    const ids = hook.received.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([25, 25]);
  });

  test('a server that shuts down passes on what is under way, and claims nothing more', async () => {
    const hook = await startDouble(() => {
      server.drain();
      return { status: 200 };
    });
    const server = await serve(kind, hook.env);
    const { db } = server.deps.store;
    for (let index = 0; index < 25; index += 1)
      await storeMessage(db, message(`m${index}@example.com`), 'active', ['webhook'], new Date());
    await server.deps.wakeOutbox();
    expect(hook.received).toHaveLength(10);
    const delivered = (await outbox(server)).filter((row) => row.delivered_at !== null);
    expect(delivered).toHaveLength(10);
  });
});
