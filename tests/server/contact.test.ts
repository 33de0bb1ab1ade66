import { beforeAll, describe, expect, test } from 'vitest';
import { contactForm } from '../../src/content/contact.ts';
import { storeMessage } from '../../src/server/repositories/messages.ts';
import { stopClock } from './support/clock.ts';
import { databases, freshDatabase } from './support/databases.ts';
import { postForm, postJson } from './support/http.ts';
import { holdLock } from './support/lock.ts';
import { message } from './support/rows.ts';
import { serve, type TestServer } from './support/serve.ts';

describe.each(databases)('contact on %s', (kind) => {
  let server: TestServer;
  const path = () => `${server.url}/api/contact`;
  const rowsOf = (email: string) =>
    server.deps.store.db
      .selectFrom('messages')
      .selectAll()
      .where('email_normal', '=', email)
      .execute();
  const noticesOf = (email: string) =>
    server.deps.store.db
      .selectFrom('outbox')
      .innerJoin('messages', 'messages.id', 'outbox.message_id')
      .select('outbox.id')
      .where('email_normal', '=', email)
      .execute();

  beforeAll(async () => {
    server = await serve(kind);
  });

  test('a message is stored with its topic', async () => {
    const answer = await postJson(path(), {
      name: 'Ann',
      email: 'Ann@Example.com',
      company: 'Acme',
      message: 'Hello\n\nthere',
      from: 'faq',
      type: 'fit-check',
    });
    expect(answer.status).toBe(202);
    expect(await answer.json()).toEqual({ status: 'accepted' });
    expect(await rowsOf('ann@example.com')).toMatchObject([
      {
        name: 'Ann',
        email: 'Ann@Example.com',
        company: 'Acme',
        message: 'Hello\n\nthere',
        topic: 'fit-check, from faq',
        status: 'active',
      },
    ]);
  });

  test('a message repeated on the same day is stored once; with other words, or later, again', async () => {
    const { db } = server.deps.store;
    const at = (hour: number) => new Date(Date.UTC(2026, 10, 1, hour));
    const send = (hour: number, text = 'Hi') =>
      storeMessage(
        db,
        message('rae@example.com', { message: text }),
        'active',
        ['webhook'],
        at(hour),
      );
    await Promise.all([send(1), send(1), send(1)]);
    await send(20);
    expect(await rowsOf('rae@example.com')).toHaveLength(1);
    await send(20, 'Hi again');
    await send(26);
    expect(await rowsOf('rae@example.com')).toHaveLength(3);
    expect(await noticesOf('rae@example.com')).toHaveLength(3);
  });

  test('a repeat without bot signals releases a message from quarantine, and it is delivered once', async () => {
    const words = message('quo@example.com');
    const { db } = server.deps.store;
    for (const status of ['quarantined', 'quarantined', 'active', 'quarantined', 'active'] as const)
      await storeMessage(db, words, status, ['webhook'], new Date());
    expect(await rowsOf('quo@example.com')).toMatchObject([{ status: 'active' }]);
    expect(await noticesOf('quo@example.com')).toHaveLength(1);
  });

  test('a form that is not valid UTF-8 is refused, and nothing of it is stored', async () => {
    const send = (name: string) =>
      fetch(path(), {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: `name=${name}&email=bytes@example.com&message=Hi`,
        redirect: 'manual',
      });
    for (const name of ['%ff', '%', '%zz', '%C3']) expect((await send(name)).status).toBe(400);
    expect(await rowsOf('bytes@example.com')).toEqual([]);
    expect((await send('J%C3%BCrgen+100%25')).status).toBe(303);
    expect(await rowsOf('bytes@example.com')).toMatchObject([{ name: 'Jürgen 100%' }]);
  });
});

test.each([
  [429, { RATE_LIMIT_PER_MINUTE: '1' }, contactForm.failures.rateLimited],
  [503, { ANSWER_WITHIN_MS: '1000' }, contactForm.failures.server],
])('a form that is answered %i comes back with what was typed', async (status, env, words) => {
  const database = await freshDatabase('sqlite');
  if (status === 429) await stopClock(database);
  const server = await serve('sqlite', env, { database });
  const typed = { name: 'Ann', email: 'ann@example.com', message: 'A long & careful letter' };
  const send = () => postForm(`${server.url}/api/contact`, typed);
  expect((await send()).status).toBe(303);
  if (status === 503) holdLock(database.path);
  const answer = await send();
  expect(answer.status).toBe(status);
  expect(answer.headers.get('retry-after')).toBe(status === 429 ? '60' : '2');
  const html = await answer.text();
  expect(html).toContain(words);
  expect(html).toContain('A long &amp; careful letter</textarea>');
  expect(html).toContain('value="ann@example.com"');
});
