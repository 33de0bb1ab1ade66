import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { scheduledJobs } from '../../src/server/housekeeping.ts';
import { release } from '../../src/server/repositories/people.ts';
import { replaceDatabase } from '../../src/server/commands/restore.ts';
import { readSetting } from '../../src/server/repositories/settings.ts';
import { copyDatabase } from '../../src/server/store/copyDatabase.ts';
import type { DatabaseKind } from '../../src/server/store/tables.ts';
import { databases, freshDatabase, scratch } from './support/databases.ts';
import { startDouble, webhookSecret } from './support/double.ts';
import { postJson } from './support/http.ts';
import { serve, type TestServer } from './support/serve.ts';
import { parseEmail, startMailServer } from './support/smtp.ts';

const signUp = ({ url }: TestServer, email: string, headers: Record<string, string> = {}) =>
  postJson(`${url}/api/waitlist`, { email, name: 'Ann', utm_campaign: 'launch' }, headers);
/** Headers that make a signup look like a program's. */
const trapped = { 'X-Form-Trap': 'filled' };

const statusOf = async ({ deps }: TestServer) => {
  const ann = deps.store.db.selectFrom('signups').where('email_normal', '=', 'ann@example.com');
  return (await ann.select('status').executeTakeFirst())?.status;
};

const queued = ({ deps }: TestServer) => deps.store.db.selectFrom('outbox').selectAll().execute();
const delivered = async (server: TestServer) => {
  await server.deps.wakeOutbox();
  const waiting = (await queued(server)).filter(({ delivered_at }) => delivered_at === null);
  expect(waiting).toEqual([]);
};

/** Starts a server whose clock is set by hand, and its mail server. */
async function start(kind: DatabaseKind, variables: Record<string, string>, at: string) {
  const mail = await startMailServer();
  let moment = new Date(at);
  const server = await serve(kind, { ...mail.env, ...variables }, { now: () => moment });
  /** Waits for deliveries in progress first, which otherwise would be recorded with both times. */
  const setClock = async (to: string) => {
    await server.deps.wakeOutbox();
    moment = new Date(to);
  };
  return { mail, server, setClock };
}

const press = async (link: string, init: RequestInit = {}) =>
  (await fetch(link, { method: 'POST', redirect: 'manual', ...init })).status;

/** Starts a server that asks people to confirm. `asked` reads the newest mail to Ann; its links lead here. */
async function asking(kind: DatabaseKind) {
  const variables = { CONFIRM_SIGNUPS: 'true', NOTIFY_SIGNUPS: 'true' };
  const started = await start(kind, variables, '2026-11-21T09:00:00Z');
  const { mail, server } = started;
  const asked = async () => {
    await delivered(server);
    const index = mail.recipients.lastIndexOf('ann@example.com');
    const email = await parseEmail(mail.received[index] ?? '');
    const here = (address: string | undefined) =>
      address?.replace('https://exampleton.example', server.url) ?? '';
    const header = (name: string) => email.headers.find(({ key }) => key === name)?.value ?? '';
    return {
      email,
      header,
      confirm: here(/https:\S+confirm\S+/.exec(email.text ?? '')?.[0]),
      unsubscribe: here(/<(.+)>/.exec(header('list-unsubscribe'))?.[1]),
    };
  };
  return { ...started, asked };
}

describe.each(databases)('notices on %s', (kind) => {
  test('each new signup is reported once by mail and by webhook, a quarantined one once it is released', async () => {
    const hook = await startDouble(() => ({ status: 200 }));
    const variables = { ...hook.env, NOTIFY_SIGNUPS: 'true' };
    const { mail, server } = await start(kind, variables, '2026-11-21T09:00:00Z');
    for (const email of ['ann@example.com', 'Ann@Example.com'])
      expect((await signUp(server, email)).status).toBe(202);
    for (const email of ['bot@example.com', 'bo@example.com']) await signUp(server, email, trapped);
    await delivered(server);
    expect(mail.recipients).toEqual(['owner@exampleton.example']);
    const email = await parseEmail(mail.received[0] ?? '');
    expect(email.subject).toBe('Signup: ann@example.com');
    expect(email.replyTo).toMatchObject([{ address: 'ann@example.com', name: 'Ann' }]);
    expect(email.text).toContain('UTM campaign: launch');
    const [request] = hook.received;
    // The signature is checked by the library that receivers use.
    const event = new Webhook(webhookSecret, { format: 'raw' }).verify(
      request?.body ?? '',
      request?.headers as Record<string, string>,
    );
    expect(event).toMatchObject({
      type: 'waitlist.signup',
      data: { email: 'ann@example.com', name: 'Ann', utm_campaign: 'launch' },
    });
    // The owner releases one person; the other signs up again, this time without the trap.
    await release(server.deps.store.db, 'bot@example.com', server.deps.plan, server.deps.now());
    await signUp(server, 'bo@example.com');
    await delivered(server);
    expect([hook.received.length, mail.received.length]).toEqual([3, 3]);
    expect(server.lines.join('')).not.toContain('@example.com');
  });

  test('the digest of yesterday is sent once a day, after DIGEST_HOUR, by one of several processes', async () => {
    const variables = { DIGEST_HOUR: '6' };
    const { mail, server, setClock } = await start(kind, variables, '2026-11-20T05:30:00Z');
    for (const email of ['ann@example.com', 'bo@example.com']) await signUp(server, email);
    await signUp(server, 'bot@example.com', trapped);
    const look = () => scheduledJobs(server.deps)['daily digest']();
    await setClock('2026-11-21T05:59:00Z');
    await look();
    expect(await queued(server)).toEqual([]);
    await setClock('2026-11-21T06:00:00Z');
    await Promise.all([look(), look(), look()]);
    await delivered(server);
    await look();
    expect(mail.received).toHaveLength(1);
    const email = await parseEmail(mail.received[0] ?? '');
    expect(email.subject).toContain('on 2026-11-20: 2 new on the waitlist, 0 messages');
    expect(email.text).toContain('In quarantine: 1');
    expect(email.text).toContain('2  launch, (no source)');
    expect(email.text).not.toContain('@example.com');
    // Whoever confirms a day after signing up is new on that day.
    const confirmed_at = '2026-11-21T09:00:00.000Z';
    const bo = server.deps.store.db.updateTable('signups').set({ confirmed_at });
    await bo.where('email', '=', 'bo@example.com').execute();
    await setClock('2026-11-22T06:00:00Z');
    await look();
    await delivered(server);
    expect(mail.received).toHaveLength(2);
    const next = await parseEmail(mail.received[1] ?? '');
    expect(next.subject).toContain('on 2026-11-21: 1 new on the waitlist, 0 messages');
  });

  test('with CONFIRM_SIGNUPS a person is on the list once they confirm', async () => {
    const { mail, server, asked } = await asking(kind);
    expect((await signUp(server, 'ann@example.com')).status).toBe(202);
    const { email, confirm } = await asked();
    expect(email.to).toMatchObject([{ address: 'ann@example.com' }]);
    expect(mail.recipients).toEqual(['ann@example.com']);
    // Mail scanners follow links: a GET must confirm nothing.
    const shown = await fetch(confirm);
    expect(await shown.text()).toContain('<form method="post">');
    expect([shown.status, await statusOf(server)]).toEqual([200, 'unconfirmed']);
    expect([await press(confirm), await statusOf(server)]).toEqual([200, 'active']);
    await delivered(server);
    // The owner is notified now; a second confirmation sends nothing.
    await press(confirm);
    await delivered(server);
    expect(mail.recipients).toEqual(['ann@example.com', 'owner@exampleton.example']);
  });

  test('one post unsubscribes a person, and only they can subscribe again', async () => {
    const { mail, server, asked, setClock } = await asking(kind);
    await signUp(server, 'ann@example.com');
    const { confirm, header, unsubscribe } = await asked();
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    await press(confirm);
    // As a mail provider sends it (RFC 8058): without origin or cookie.
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect(await press(unsubscribe, { body })).toBe(200);
    expect(await statusOf(server)).toBe('unsubscribed');
    // Anybody may type the address, so the next day the person is only asked again, and the status stays.
    await setClock('2026-11-22T09:00:00Z');
    for (let turn = 0; turn < 3; turn += 1) await signUp(server, 'ann@example.com');
    expect(await statusOf(server)).toBe('unsubscribed');
    const again = await asked();
    expect(mail.recipients.filter((address) => address === 'ann@example.com')).toHaveLength(2);
    await press(again.confirm);
    expect(await statusOf(server)).toBe('active');
  });

  test('with CONFIRM_SIGNUPS off everybody is on the list at once, who was asked before included', async () => {
    const mail = await startMailServer();
    const database = await freshDatabase(kind);
    const settings = { ...mail.env, NOTIFY_SIGNUPS: 'true' };
    const before = await serve(kind, { ...settings, CONFIRM_SIGNUPS: 'true' }, { database });
    await signUp(before, 'ann@example.com');
    await delivered(before);
    await before.stop();
    const after = await serve(kind, settings, { database });
    // A signup that looks like a program's changes nothing.
    await signUp(after, 'ann@example.com', trapped);
    expect(await statusOf(after)).toBe('unconfirmed');
    for (const email of ['ann@example.com', 'bo@example.com']) await signUp(after, email);
    expect(await statusOf(after)).toBe('active');
    await delivered(after);
    const owner = 'owner@exampleton.example';
    expect(mail.recipients).toEqual(['ann@example.com', owner, owner]);
  });

  test('no more requests to confirm are sent in an hour than CONFIRM_PER_HOUR, and none is lost', async () => {
    const variables = { CONFIRM_SIGNUPS: 'true', CONFIRM_PER_HOUR: '2' };
    const { mail, server, setClock } = await start(kind, variables, '2026-11-21T09:00:00Z');
    // All five are due together, half an hour after the mail server refused them.
    mail.isRefusing = true;
    for (const name of ['a', 'b', 'c', 'd', 'e']) await signUp(server, `${name}@example.com`);
    await server.deps.wakeOutbox();
    expect((await queued(server)).filter(({ last_error }) => last_error)).toHaveLength(5);
    mail.isRefusing = false;
    for (const [at, sent] of [
      ['09:30', 2],
      ['10:31', 4],
      ['11:32', 5],
    ] as const) {
      await setClock(`2026-11-21T${at}:00Z`);
      await server.deps.wakeOutbox();
      expect(mail.recipients).toHaveLength(sent);
    }
    expect(new Set(mail.recipients).size).toBe(5);
  });

  test('whoever asks again after a pause gets another request with its own date, at most three a day', async () => {
    const { mail, server, asked, setClock } = await asking(kind);
    for (const [at, emails, date] of [
      ['09:00:00', 1, '09:00:00'],
      ['09:00:30', 1, '09:00:00'],
      ['09:01:01', 2, '09:01:01'],
      ['09:10:00', 3, '09:10:00'],
      ['09:30:00', 3, '09:10:00'],
    ] as const) {
      await setClock(`2026-11-21T${at}Z`);
      expect((await signUp(server, 'ann@example.com')).status).toBe(202);
      const { email } = await asked();
      expect(mail.received).toHaveLength(emails);
      expect(email.date).toBe(`2026-11-21T${date}.000Z`);
    }
  });

  test('whoever looks like a program is asked as the page says, and is on the list once they confirm', async () => {
    const { server, asked, setClock } = await asking(kind);
    const suspect = await signUp(server, 'ann@example.com', trapped);
    const other = await signUp(server, 'bo@example.com');
    expect(await suspect.text()).toBe(await other.text());
    expect(await statusOf(server)).toBe('quarantined');
    const { confirm } = await asked();
    // Another suspicious signup, a while later, sends a new request and changes nothing else.
    await setClock('2026-11-21T09:05:00Z');
    await signUp(server, 'ann@example.com', { 'X-Form-Age': '10' });
    expect(await statusOf(server)).toBe('quarantined');
    expect([await press(confirm), await statusOf(server)]).toEqual([200, 'active']);
  });
});

test('links that are forged, truncated, expired or for another purpose do nothing, and who never confirms is removed after 30 days', async () => {
  const { server, asked, setClock } = await asking('sqlite');
  await signUp(server, 'ann@example.com');
  const links = await asked();
  const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
  const [confirm, unsubscribe] = [tokenOf(links.confirm), tokenOf(links.unsubscribe)];
  const post = (purpose: string, token: string) =>
    press(`${server.url}/api/${purpose}?token=${token}`);
  const [id = ''] = confirm.split('.');
  const altered = [confirm.slice(0, -1), `${confirm}x`, `${confirm}.garbage`];
  for (const token of ['', '..', id, ...altered, unsubscribe])
    expect(await post('confirm', token)).toBe(400);
  expect(await post('unsubscribe', confirm)).toBe(400);
  // Waits for the purge at the server's start; otherwise it could run after the clock is set to a later day.
  const { db } = server.deps.store;
  await eventually(async () => expect(await readSetting(db, 'last_purge')).toBeDefined());
  const purge = () => scheduledJobs({ ...server.deps })['daily purge']();
  await setClock('2026-12-20T09:00:00Z');
  await purge();
  await setClock('2026-12-22T09:00:00Z');
  expect([await post('confirm', confirm), await statusOf(server)]).toEqual([400, 'unconfirmed']);
  await purge();
  expect(await statusOf(server)).toBeUndefined();
  expect(await post('unsubscribe', unsubscribe)).toBe(200);
  await setClock('2026-11-21T10:00:00Z');
  expect(await post('confirm', confirm)).toBe(400);
});

test('a restore under a running server brings back the links that were mailed before', async () => {
  const lost = await asking('sqlite');
  await signUp(lost.server, 'ann@example.com');
  const { confirm } = await lost.asked();
  const backup = `${scratch()}/copy.db`;
  await copyDatabase(lost.server.database.path, backup);
  const { server, asked } = await asking('sqlite');
  await signUp(server, 'ann@example.com');
  const { confirm: other } = await asked();
  await replaceDatabase(backup, server.database.path);
  expect(await press(other)).toBe(400);
  expect(await press(confirm.replace(lost.server.url, server.url))).toBe(200);
  expect(await statusOf(server)).toBe('active');
});
