import { sql } from 'kysely';
import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { contactSchema } from '../../src/api/forms/contact.ts';
import type { Env } from '../../src/server/env.ts';
import { startRelay } from '../../src/server/outbox/relay.ts';
import { signWebhook } from '../../src/server/outbox/webhook.ts';
import { queueDigest } from '../../src/server/repositories/notices.ts';
import { removeDelivered } from '../../src/server/repositories/outbox.ts';
import { storeMessage } from '../../src/server/repositories/messages.ts';
import { release } from '../../src/server/repositories/people.ts';
import { eventually } from '../support/eventually.ts';
import { databases } from './support/databases.ts';
import { startDouble } from './support/double.ts';
import { postJson } from './support/http.ts';
import { serve, type TestServer } from './support/serve.ts';
import { startMailServer } from './support/smtp.ts';

const message = {
  name: 'Ann "The" Lee',
  email: 'ann@example.com',
  company: 'Acme',
  message: 'Hello\nthere',
  from: 'faq',
};
test('the signature of a webhook matches the example of the specification', () => {
  const secretOfSpecification = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const body = '{"test": 2432232314}';
  expect(
    signWebhook(secretOfSpecification, 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1_614_265_330, body),
  ).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

const outbox = ({ deps }: TestServer) => deps.store.db.selectFrom('outbox').selectAll().execute();
const send = ({ url }: TestServer, headers: Record<string, string> = {}) =>
  postJson(`${url}/api/contact`, message, headers);

/** A second relay on the server's outbox, with a clock of its own. */
const relayOf = ({ deps }: TestServer, now: () => Date, more: Partial<Env> = {}) =>
  startRelay({ ...deps, env: { ...deps.env, ...more }, now });

test('a message reaches the mailbox, with its sender as Reply-To', async () => {
  const mail = await startMailServer();
  const server = await serve('sqlite', mail.env);
  expect((await send(server)).status).toBe(202);
  await eventually(() => expect(mail.received).toHaveLength(1));
  const [email] = mail.received;
  expect(email).toContain('Reply-To: "Ann \\"The\\" Lee" <ann@example.com>');
  expect(email).toContain('To: owner@exampleton.example');
  expect(email).toMatch(/Message-ID: <[\da-f-]{32}@exampleton\.example>/);
  expect(email).toContain('Hello\nthere');
  await eventually(async () => expect((await outbox(server))[0]?.delivered_at).not.toBeNull());
});

test('a mail server that refuses delays a message, which is not lost', async () => {
  const mail = await startMailServer();
  mail.isRefusing = true;
  const server = await serve('sqlite', mail.env);
  expect((await send(server)).status).toBe(202);
  await eventually(async () => expect((await outbox(server))[0]?.last_error).toBe('EENVELOPE'));
  expect(await outbox(server)).toMatchObject([{ attempts: 1, delivered_at: null }]);
  expect(server.lines.join('')).not.toContain('ann@example.com');
  mail.isRefusing = false;
  // The next attempt is due in half a minute: a second relay, whose clock is ahead, makes it.
  const relay = relayOf(server, () => new Date(Date.now() + 31_000));
  relay.wake();
  await eventually(() => expect(mail.received).toHaveLength(1));
  await relay.stop();
  expect(await outbox(server)).toMatchObject([{ attempts: 2, last_error: '' }]);
});

test('a webhook gets a message, and the same id when it is tried again', async () => {
  let status = 500;
  const hook = await startDouble(() => ({ status }));
  const server = await serve('sqlite', { ...hook.env, WEBHOOK_URL: `${hook.url}/in` });
  await send(server);
  await eventually(async () => expect((await outbox(server))[0]?.last_error).toBe('HTTP_500'));
  status = 204;
  await server.deps.store.db
    .updateTable('outbox')
    .set({ next_attempt_at: '2026-01-01T00:00:00.000Z' })
    .execute();
  server.deps.wakeOutbox();
  await eventually(() => expect(hook.received).toHaveLength(2));
  const ids = hook.received.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(1);
  for (const { body, path } of hook.received) {
    expect(path).toBe('/in');
    expect(JSON.parse(body)).toMatchObject({
      type: 'contact.message',
      data: { email: 'ann@example.com', message: 'Hello\nthere', topic: 'from faq' },
    });
  }
});

test('a delivery that failed while the clock was years ahead is retried now', async () => {
  let status = 500;
  const hook = await startDouble(() => ({ status }));
  const ahead = () => new Date(Date.now() + 1000 * 24 * 60 * 60 * 1000);
  const variables = hook.env;
  const server = await serve('sqlite', variables, { now: ahead });
  await send(server);
  await eventually(async () => expect((await outbox(server))[0]?.last_error).toBe('HTTP_500'));
  status = 200;
  const relay = relayOf(server, () => new Date());
  relay.wake();
  await eventually(() => expect(hook.received).toHaveLength(2));
  await relay.stop();
});

describe.each(databases)('delivery of messages from %s', (kind) => {
  test('a quarantined message is delivered only once it is released', async () => {
    const hook = await startDouble(() => ({ status: 200 }));
    const server = await serve(kind, hook.env);
    expect((await send(server, { 'X-Form-Trap': 'filled' })).status).toBe(202);
    expect(await outbox(server)).toEqual([]);
    await release(server.deps.store.db, 'Ann@Example.com', server.deps.plan, new Date());
    server.deps.wakeOutbox();
    await eventually(() => expect(hook.received).toHaveLength(1));
  });

  test('delivered notices are removed after 30 days, and never looked through', async () => {
    const server = await serve(kind);
    const { db } = server.deps.store;
    await queueDigest(db, '2026-01-01', ['smtp', 'webhook'], new Date('2026-01-02T00:00:00Z'));
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
    const hooked = hook.env;
    for (let index = 0; index < 25; index += 1)
      await storeMessage(
        db,
        parse(contactSchema, { ...message, email: `m${index}@example.com` }),
        'active',
        ['webhook'],
        new Date(),
      );
    const relays = [1, 2, 3].map(() => relayOf(server, () => new Date(), hooked));
    for (const relay of relays) relay.wake();
    await eventually(() => expect(hook.received.length).toBeGreaterThanOrEqual(25));
    await Promise.all(relays.map((relay) => relay.stop()));
    const ids = hook.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(25);
    expect(new Set(ids).size).toBe(25);
  });
});
