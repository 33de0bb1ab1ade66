import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { parse } from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { contactSchema } from '../../src/api/forms/contact.ts';
import { createMetrics } from '../../src/server/metrics.ts';
import { startRelay } from '../../src/server/outbox/relay.ts';
import { signWebhook } from '../../src/server/outbox/webhook.ts';
import { orderDigest } from '../../src/server/repositories/orders.ts';
import { removeDelivered } from '../../src/server/repositories/outbox.ts';
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
const secret = 'a secret of some length';

test('the signature of a webhook matches the example of the specification', () => {
  const secretOfSpecification = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const body = '{"test": 2432232314}';
  expect(
    signWebhook(secretOfSpecification, 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1_614_265_330, body),
  ).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

describe.each(databases)('delivery of messages from %s', (kind) => {
  let server: TestServer;
  afterEach(() => server.stop());

  const outbox = () => server.deps.store.db.selectFrom('outbox').selectAll().execute();
  const send = (headers: Record<string, string> = {}) =>
    postJson(`${server.url}/api/contact`, message, headers);

  test('a message reaches the mailbox, with its sender as Reply-To', async () => {
    const mail = await startMailServer();
    server = await serve(kind, {
      SMTP_URL: mail.url,
      MAIL_FROM: 'site@rampwright.example',
      MAIL_TO: 'owner@rampwright.example',
    });
    expect((await send()).status).toBe(202);
    await eventually(() => expect(mail.letters).toHaveLength(1));
    const [letter] = mail.letters;
    expect(letter).toContain('Reply-To: "Ann \\"The\\" Lee" <ann@example.com>');
    expect(letter).toContain('To: owner@rampwright.example');
    expect(letter).toMatch(/Message-ID: <[\da-f-]{36}@rampwright\.example>/);
    expect(letter).toContain('Hello\nthere');
    await eventually(async () => expect((await outbox())[0]?.delivered_at).not.toBeNull());
    mail.stop();
  });

  test('a mail server that refuses delays a message, which is not lost', async () => {
    const mail = await startMailServer();
    mail.isRefusing = true;
    server = await serve(kind, {
      SMTP_URL: mail.url,
      MAIL_FROM: 'site@rampwright.example',
      MAIL_TO: 'owner@rampwright.example',
    });
    expect((await send()).status).toBe(202);
    await eventually(async () => expect((await outbox())[0]?.last_error).toBe('EENVELOPE'));
    expect(await outbox()).toMatchObject([{ attempts: 1, delivered_at: null }]);
    expect(server.lines.join('')).not.toContain('ann@example.com');
    mail.isRefusing = false;
    // The next attempt is due in half a minute: a second relay, whose clock is ahead, makes it.
    const { store, log } = server.deps;
    const relay = startRelay({
      store,
      log,
      metrics: createMetrics(),
      senders: (await import('../../src/server/outbox/senders.ts')).sendersOf(
        server.deps.env,
        server.deps.links,
      ),
      now: () => new Date(Date.now() + 31_000),
    });
    relay.wake();
    await eventually(() => expect(mail.letters).toHaveLength(1));
    await relay.stop();
    expect(await outbox()).toMatchObject([{ attempts: 2, last_error: '' }]);
    mail.stop();
  });

  test('a webhook gets a signed message, and the same id when it is tried again', async () => {
    let status = 500;
    const hook = await startDouble(() => ({ status }));
    server = await serve(kind, { WEBHOOK_URL: `${hook.url}/in`, WEBHOOK_SECRET: secret });
    await send();
    await eventually(async () => expect((await outbox())[0]?.last_error).toBe('HTTP_500'));
    status = 204;
    await server.deps.store.db
      .updateTable('outbox')
      .set({ next_attempt_at: '2026-01-01T00:00:00.000Z' })
      .execute();
    server.deps.wakeOutbox();
    await eventually(() => expect(hook.received).toHaveLength(2));
    const ids = hook.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(1);
    for (const { headers, body, path } of hook.received) {
      const signed = `${headers['webhook-id'] as string}.${headers['webhook-timestamp'] as string}.${body}`;
      const wanted = createHmac('sha256', secret).update(signed).digest('base64');
      expect(headers['webhook-signature']).toBe(`v1,${wanted}`);
      expect(path).toBe('/in');
      expect(JSON.parse(body)).toMatchObject({
        type: 'contact.message',
        data: { email: 'ann@example.com', message: 'Hello\nthere', topic: 'from faq' },
      });
    }
    hook.stop();
  });

  test('a delivery that failed while the clock was years ahead is retried now', async () => {
    let status = 500;
    const hook = await startDouble(() => ({ status }));
    const ahead = () => new Date(Date.now() + 1000 * 24 * 60 * 60 * 1000);
    const variables = { WEBHOOK_URL: hook.url, WEBHOOK_SECRET: secret };
    server = await serve(kind, variables, { now: ahead });
    await send();
    await eventually(async () => expect((await outbox())[0]?.last_error).toBe('HTTP_500'));
    status = 200;
    const { store, log, env } = server.deps;
    const senders = (await import('../../src/server/outbox/senders.ts')).sendersOf(
      env,
      server.deps.links,
    );
    const now = () => new Date();
    const relay = startRelay({ store, log, metrics: createMetrics(), senders, now });
    relay.wake();
    await eventually(() => expect(hook.received).toHaveLength(2));
    await relay.stop();
    hook.stop();
  });

  test('a quarantined message is delivered only once it is released', async () => {
    const hook = await startDouble(() => ({ status: 200 }));
    server = await serve(kind, { WEBHOOK_URL: hook.url, WEBHOOK_SECRET: secret });
    await send({ 'X-Form-Trap': 'filled' });
    expect(await outbox()).toEqual([]);
    await release(server.deps.store.db, 'Ann@Example.com', server.deps.plan, new Date());
    server.deps.wakeOutbox();
    await eventually(() => expect(hook.received).toHaveLength(1));
    hook.stop();
  });

  test('many messages at once are all accepted during delivery, and a signup beside them', async () => {
    const hook = await startDouble(() => ({ status: 200 }));
    server = await serve(kind, { WEBHOOK_URL: hook.url, WEBHOOK_SECRET: secret });
    const answers = await Promise.all([
      ...Array.from({ length: 60 }, (_unused, index) =>
        postJson(`${server.url}/api/contact`, { ...message, email: `m${index}@example.com` }),
      ),
      postJson(`${server.url}/api/waitlist`, { email: 'beside@example.com' }),
    ]);
    expect(answers.filter(({ status }) => status !== 202)).toEqual([]);
    expect(await outbox()).toHaveLength(60);
    hook.stop();
  });

  test('delivered notices are removed after 30 days, and never looked through', async () => {
    server = await serve(kind);
    const { db } = server.deps.store;
    await orderDigest(db, '2026-01-01', ['smtp', 'webhook'], new Date('2026-01-02T00:00:00Z'));
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
    expect(await outbox()).toMatchObject([{ channel: 'webhook' }]);
  });

  test('several processes deliver a message once', async () => {
    const hook = await startDouble(() => ({ status: 200 }));
    server = await serve(kind);
    const { store, log, env } = server.deps;
    const { planOf } = await import('../../src/server/outbox/plan.ts');
    const { sendersOf } = await import('../../src/server/outbox/senders.ts');
    const { storeMessage } = await import('../../src/server/repositories/messages.ts');
    const hooked = { ...env, WEBHOOK_URL: hook.url, WEBHOOK_SECRET: secret };
    for (let index = 0; index < 25; index += 1)
      await storeMessage(
        store,
        parse(contactSchema, { ...message, email: `m${index}@example.com` }),
        'active',
        planOf(hooked).message,
        new Date(),
      );
    const relays = [1, 2, 3].map(() =>
      startRelay({
        store,
        log,
        metrics: createMetrics(),
        senders: sendersOf(hooked, server.deps.links),
        now: () => new Date(),
      }),
    );
    for (const relay of relays) relay.wake();
    await eventually(() => expect(hook.received.length).toBeGreaterThanOrEqual(25));
    await Promise.all(relays.map((relay) => relay.stop()));
    const ids = hook.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(25);
    expect(new Set(ids).size).toBe(25);
    hook.stop();
  });
});
