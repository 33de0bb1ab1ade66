import { writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { readBounceEvent } from '../../src/server/outbox/bounceEvents.ts';
import { refusalOf } from '../../src/server/outbox/refusal.ts';
import { markComplained } from '../../src/server/repositories/bounces.ts';
import { countUninvited, queueInvitations } from '../../src/server/repositories/invitations.ts';
import { mailState } from '../../src/server/repositories/mail.ts';
import { writeSetting } from '../../src/server/repositories/settings.ts';
import type { DatabaseKind } from '../../src/server/store/tables.ts';
import { waitlistHere } from './support/child.ts';
import { databases, scratch } from './support/databases.ts';
import { startDouble } from './support/double.ts';
import { postJson } from './support/http.ts';
import { serve, type TestServer } from './support/serve.ts';
import { parseEmail, startMailServer } from './support/smtp.ts';

const signUp = ({ url }: TestServer, email: string) => postJson(`${url}/api/waitlist`, { email });

const stateOf = ({ deps }: TestServer) => mailState(deps.store.db);

const personOf = async ({ deps }: TestServer, email: string) => {
  const signups = deps.store.db.selectFrom('signups').where('email_normal', '=', email);
  return signups.selectAll().executeTakeFirst();
};

/** Where the first mail that was received leads to confirm a signup. */
const confirmLink = async ({ received }: { received: string[] }, { url }: TestServer) => {
  const { text = '' } = await parseEmail(received[0] ?? '');
  const link = /https:\S+confirm\S+/.exec(text)?.[0] ?? '';
  return link.replace('https://exampleton.example', url);
};

/** Starts a server that asks people to confirm, with a clock set by hand, and its mail server. */
async function start(kind: DatabaseKind, variables: Record<string, string> = {}) {
  const mail = await startMailServer();
  let moment = new Date('2026-11-21T09:00:00Z');
  const env = { CONFIRM_SIGNUPS: 'true', ...mail.env, ...variables };
  const server = await serve(kind, env, { now: () => moment });
  const waitlist = (...args: string[]) =>
    waitlistHere(args, { DATABASE_URL: server.database.url, ...env });
  /** Sets the clock while nothing is being delivered, and waits until nothing more is due. */
  const at = async (time: string) => {
    await server.deps.wakeOutbox();
    moment = new Date(time);
    await server.deps.wakeOutbox();
  };
  return { mail, server, waitlist, at };
}

test.each([
  ['RCPT TO', 550, '550 5.1.1 no such user', '550 5.1.1', 'address'],
  ['RCPT TO', 550, '550-5.1.1 no such\r\n550 5.1.1 user', '550 5.1.1', 'address'],
  ['RCPT TO', 556, '556 5.1.10 null MX', '556 5.1.10', 'address'],
  ['RCPT TO', 550, '550 5.2.1 mailbox disabled', '550 5.2.1', 'address'],
  ['DATA', 550, '550 5.1.1 no such user', '550 5.1.1', 'address'],
  ['RCPT TO', 550, '550 5.7.1 <a@b.example>: Sender address rejected', '550 5.7.1', 'other'],
  ['RCPT TO', 553, '553 5.7.1 Sender address rejected: not owned', '553 5.7.1', 'other'],
  ['RCPT TO', 550, '550 5.4.5 daily quota exceeded', '550 5.4.5', 'other'],
  ['RCPT TO', 554, '554 5.3.2 system not accepting', '554 5.3.2', 'other'],
  ['RCPT TO', 552, '552 5.2.2 mailbox full', '552 5.2.2', 'other'],
  ['RCPT TO', 550, '550 5.1.8 bad sender', '550 5.1.8', 'other'],
  ['DATA', 550, '550 5.6.0 content', '550 5.6.0', 'other'],
  ['RCPT TO', 450, '450 4.2.1 greylisted', '450 4.2.1', 'other'],
  ['RCPT TO', 550, '550 relay not permitted', '550', 'unsaid'],
  ['RCPT TO', 553, '553 sorry', '553', 'other'],
  ['DATA', 550, '550 spam', '550', 'other'],
  ['MAIL FROM', 550, '550 5.1.1 you', '550 5.1.1', 'other'],
])('%s %i, "%s" is %s, the fault of: %s', (command, responseCode, response, code, fault) => {
  expect(refusalOf({ command, responseCode, response })).toEqual({ code, fault });
});

test('a server that cannot be reached refuses nobody', () => {
  expect(refusalOf(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))).toBeUndefined();
});

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const people = names.map((name) => `${name}@example.com`);

describe.each(databases)('mail to people on %s', (kind) => {
  test.each(['5.7.1 Sender address rejected: not owned by user', 'relay not permitted'])(
    'a mail server that refuses everybody for an hour ("%s") loses nobody, and each gets one mail',
    async (words) => {
      const { mail, server, waitlist, at } = await start(kind);
      mail.refuses = () => true;
      mail.words = words;
      for (const email of people) expect((await signUp(server, email)).status).toBe(202);
      await server.deps.wakeOutbox();
      for (const minute of ['01', '03', '06', '12', '25', '50'])
        await at(`2026-11-21T09:${minute}:30Z`);
      const code = words.startsWith('5') ? '550 5.7.1' : '550';
      expect(await stateOf(server)).toMatchObject({
        bounced: 0,
        pausedSince: null,
        outbox: { waiting: 8, failing: 8, errors: [code] },
      });
      expect((await waitlist('stats')).out).toContain(`8 of them failing (${code})`);
      expect((await waitlist('list')).out).toContain('unconfirmed, mail waiting');
      mail.refuses = () => false;
      await at('2026-11-21T12:00:00Z');
      expect((await stateOf(server)).outbox.waiting).toBe(0);
      expect(mail.recipients.toSorted()).toEqual(people);
      expect((await stateOf(server)).bounced).toBe(0);
    },
  );

  test('a bare 550 counts as a bounce only once other mail was accepted since the last refusal', async () => {
    const { mail, server, at } = await start(kind);
    mail.refuses = (address) => address === 'a@example.com';
    for (const email of ['b@example.com', 'a@example.com']) await signUp(server, email);
    await server.deps.wakeOutbox();
    expect((await stateOf(server)).bounced).toBe(0);
    await at('2026-11-21T09:00:20Z');
    await signUp(server, 'c@example.com');
    await at('2026-11-21T09:00:40Z');
    expect((await stateOf(server)).bounced).toBe(1);
    expect(await personOf(server, 'a@example.com')).toMatchObject({
      bounced_at: '2026-11-21T09:00:40.000Z',
    });
  });

  test('five refused addresses pause mail to people, the owner is told everywhere, and all are mailed after it', async () => {
    const hook = await startDouble(() => ({ status: 200 }));
    const { mail, server, waitlist } = await start(kind, hook.env);
    mail.unknown = new Set(people);
    for (const email of people) {
      await signUp(server, email);
      await server.deps.wakeOutbox();
    }
    expect([hook.received.length, mail.received.length]).toEqual([1, 1]);
    expect(JSON.parse(hook.received[0]?.body ?? '')).toMatchObject({
      type: 'mail.paused',
      data: { since: '2026-11-21T09:00:00.000Z' },
    });
    expect(mail.recipients).toEqual(['owner@exampleton.example']);
    expect(server.lines.join('')).toContain('mail to people is paused');
    expect(await stateOf(server)).toMatchObject({ bounced: 5, confirmations: { waiting: 3 } });
    for (const command of ['stats', 'doctor', 'outbox'])
      expect((await waitlist(command)).out).toContain('has been paused since 2026-11-21 09:00');
    expect((await waitlist('list')).out).toContain('unconfirmed, bounced');
    mail.unknown = new Set();
    const undo = ['bounces', '--undo', '--since', '2026-11-21T08:00Z'];
    expect((await waitlist(...undo)).out).toBe('Mail goes to 5 people again.\n');
    expect((await waitlist('outbox', 'resume')).out).toContain('Mail to people goes on.');
    await server.deps.wakeOutbox();
    expect(mail.recipients.slice(1).toSorted()).toEqual(people);
    expect(await stateOf(server)).toMatchObject({ bounced: 0, pausedSince: null });
  });

  test('five refusals among other mail pause it if they are a fifth of an hour’s mail', async () => {
    const { mail, server, at } = await start(kind);
    const send = async (count: number, name: string, isKnown: boolean) => {
      for (let index = 0; index < count; index += 1) {
        const email = `${name}${index}@example.com`;
        if (!isKnown) mail.unknown.add(email);
        await signUp(server, email);
      }
      await server.deps.wakeOutbox();
    };
    await send(4, 'known', true);
    await send(4, 'unknown', false);
    // Four refusals are too few, whatever their share.
    await at('2026-11-21T09:01:00Z');
    expect((await stateOf(server)).pausedSince).toBeNull();
    await send(13, 'more', true);
    await at('2026-11-21T09:02:00Z');
    expect((await stateOf(server)).pausedSince).toBeNull();
    // Five of 22 are more than a fifth.
    mail.unknown.add('last@example.com');
    await signUp(server, 'last@example.com');
    await server.deps.wakeOutbox();
    expect((await stateOf(server)).pausedSince).not.toBeNull();
  });

  test('a bounce is undone by hand, and by a signup on a later day', async () => {
    const { mail, server, waitlist, at } = await start(kind);
    mail.unknown = new Set(['a@example.com', 'b@example.com']);
    for (const email of mail.unknown) await signUp(server, email);
    await server.deps.wakeOutbox();
    expect((await stateOf(server)).bounced).toBe(2);
    mail.unknown = new Set();
    // A signup on the day of the bounce sends nothing.
    await signUp(server, 'a@example.com');
    expect((await waitlist('bounces', '--undo', 'x@example.com')).code).toBe(1);
    expect((await waitlist('bounces', '--undo')).code).toBe(1);
    expect((await waitlist('bounces', '--since', '2026-11-21')).code).toBe(1);
    expect((await waitlist('bounces', '--undo', '--since', '21.11.2026')).code).toBe(2);
    expect((await waitlist('bounces', '--undo', 'B@example.com')).out).toBe(
      'Mail goes to 1 person again.\n',
    );
    await at('2026-11-21T09:30:00Z');
    expect(mail.recipients).toEqual(['b@example.com']);
    await at('2026-11-22T10:00:00Z');
    await signUp(server, 'a@example.com');
    await server.deps.wakeOutbox();
    expect(mail.recipients).toEqual(['b@example.com', 'a@example.com']);
    expect(await personOf(server, 'a@example.com')).toMatchObject({ bounced_at: null });
  });

  test('who confirms again after their invitation was refused can be invited again', async () => {
    const { mail, server } = await start(kind);
    const { db } = server.deps.store;
    await signUp(server, 'a@example.com');
    await server.deps.wakeOutbox();
    const confirm = await confirmLink(mail, server);
    await fetch(confirm, { method: 'POST' });
    mail.unknown = new Set(['a@example.com']);
    const now = new Date('2026-11-21T09:00:00Z');
    await queueInvitations(db, { subject: 'It is open', text: 'Hi' }, 1, 30, now);
    await server.deps.wakeOutbox();
    expect([(await stateOf(server)).bounced, await countUninvited(db)]).toEqual([1, 0]);
    await fetch(confirm, { method: 'POST' });
    expect([(await stateOf(server)).bounced, await countUninvited(db)]).toEqual([0, 1]);
  });

  test('invitations keep their pace when they go on after a pause', async () => {
    const { mail, server, waitlist, at } = await start(kind, { CONFIRM_SIGNUPS: 'false' });
    const { db } = server.deps.store;
    for (const email of people) await signUp(server, email);
    const invitation = { subject: 'It is open', text: 'Hi' };
    await queueInvitations(db, invitation, 8, 3, new Date('2026-11-21T09:00:00Z'));
    await writeSetting(db, 'mail_paused', '2026-11-21T09:00:00.000Z');
    await at('2026-11-21T11:00:00Z');
    expect(mail.recipients).toEqual([]);
    await waitlist('outbox', 'resume');
    const counts = [];
    for (const time of ['11:00:05', '11:00:50', '11:01:10', '11:02:20']) {
      await at(`2026-11-21T${time}Z`);
      counts.push(mail.recipients.length);
    }
    expect(counts).toEqual([3, 3, 6, 8]);
  });

  test('who leaves before a confirmation is sent, or has left and complains, gets none', async () => {
    const { mail, server, waitlist, at } = await start(kind, { CONFIRM_PER_HOUR: '1' });
    await signUp(server, 'a@example.com');
    await signUp(server, 'b@example.com');
    await server.deps.wakeOutbox();
    await signUp(server, 'c@example.com');
    await waitlist('unsubscribe', 'c@example.com');
    await signUp(server, 'c@example.com');
    await markComplained(server.deps.store.db, ['c@example.com']);
    await waitlist('unsubscribe', 'b@example.com');
    await at('2026-11-21T12:00:00Z');
    expect(mail.recipients).toEqual(['a@example.com']);
  });

  test('who has left and signs up again is asked where there is mail, and shown to the owner elsewhere', async () => {
    const { mail, server, waitlist, at } = await start(kind, { CONFIRM_SIGNUPS: 'false' });
    await signUp(server, 'a@example.com');
    await waitlist('unsubscribe', 'a@example.com');
    await signUp(server, 'a@example.com');
    await server.deps.wakeOutbox();
    expect(mail.recipients).toEqual(['a@example.com']);
    expect((await waitlist('list')).out).toContain('unsubscribed, asked again on 2026-11-21');
    expect((await parseEmail(mail.received[0] ?? '')).text).toContain('which you had left');
    const here = await confirmLink(mail, server);
    expect((await fetch(here, { method: 'POST' })).status).toBe(200);
    expect(await personOf(server, 'a@example.com')).toMatchObject({
      status: 'active',
      asked_again_at: null,
    });
    // A server without mail cannot ask the person; it only shows the owner that they signed up again.
    const silent = await serve(kind, {}, { database: server.database });
    await at('2026-11-22T09:00:00Z');
    await waitlist('unsubscribe', 'a@example.com');
    await signUp(silent, 'a@example.com');
    expect(await personOf(silent, 'a@example.com')).toMatchObject({ status: 'unsubscribed' });
    expect((await waitlist('export', '--status', 'all')).out).toContain('"asked_again_at"');
    expect((await stateOf(silent)).askedAgain).toBe(1);
  });
});

test('mails have a Message-ID of RFC 5322 and say that no person sent them', async () => {
  const { mail, server } = await start('sqlite', { NOTIFY_SIGNUPS: 'true' });
  await signUp(server, 'a@example.com');
  await postJson(`${server.url}/api/contact`, { email: 'b@example.com', name: 'B', message: 'Hi' });
  await server.deps.wakeOutbox();
  expect(mail.received).toHaveLength(2);
  for (const raw of mail.received) {
    const email = await parseEmail(raw);
    const atom = "[\\w!#$%&'*+/=?^`{|}~-]+";
    expect(email.messageId).toMatch(new RegExp(`^<${atom}(?:\\.${atom})*@exampleton\\.example>$`));
    const header = email.headers.find(({ key }) => key === 'auto-submitted');
    expect(header?.value).toBe('auto-generated');
  }
});

describe('events of mail providers', () => {
  const email = 'a@example.com';
  const mailgun = (data: object) => ({
    signature: {},
    'event-data': { recipient: email, ...data },
  });
  const mailjet = (data: object) => ({ email, MessageID: 1, time: 1, ...data });

  test.each([
    ['Postmark', { RecordType: 'Bounce', Type: 'HardBounce', Email: email }, 'final'],
    ['Postmark', { RecordType: 'Bounce', Type: 'BadEmailAddress', Email: email }, 'final'],
    ['Postmark', { RecordType: 'Bounce', Type: 'Transient', Email: email }, 'passing'],
    ['Postmark', { RecordType: 'Bounce', Type: 'Blocked', Email: email }, 'passing'],
    ['Postmark', { RecordType: 'SpamComplaint', Type: 'SpamComplaint', Email: email }, 'complaint'],
    ['Postmark', { RecordType: 'Bounce', Type: 'Novelty', Email: email }, 'unread'],
    ['SendGrid', { event: 'bounce', type: 'bounce', email }, 'final'],
    ['SendGrid', { event: 'bounce', status: '5.0.0', email }, 'final'],
    ['SendGrid', { event: 'bounce', type: 'blocked', email }, 'passing'],
    ['SendGrid', { event: 'spamreport', email }, 'complaint'],
    ['SendGrid', { event: 'open', email }, 'other'],
    ['Mailgun', mailgun({ event: 'failed', severity: 'permanent', reason: 'bounce' }), 'final'],
    ['Mailgun', mailgun({ event: 'failed', severity: 'permanent', reason: 'generic' }), 'passing'],
    ['Mailgun', mailgun({ event: 'failed', severity: 'temporary', reason: 'bounce' }), 'passing'],
    ['Mailgun', mailgun({ event: 'complained' }), 'complaint'],
    ['Mailjet', mailjet({ event: 'bounce', hard_bounce: true }), 'final'],
    ['Mailjet', mailjet({ event: 'bounce', hard_bounce: false }), 'passing'],
    ['Mailjet', mailjet({ event: 'blocked' }), 'passing'],
    ['Mailjet', mailjet({ event: 'spam' }), 'complaint'],
    ['a program', { email }, 'final'],
    ['nobody known', { type: 'email.bounced', data: { to: [email] } }, 'unread'],
    ['nobody known', 'bounce', 'unread'],
  ])('%s: %j is %s', (_provider, event, verdict) => {
    expect(readBounceEvent(event)?.verdict ?? 'unread').toBe(verdict);
  });

  test.each(databases)(
    'a final bounce stops mail, a complaint unsubscribes, others change nobody, on %s',
    async (kind) => {
      const token = 'a-token-of-some-length';
      const server = await serve(kind, { BOUNCE_TOKEN: token });
      const address = `${server.url}/api/bounces?token=${token}`;
      for (const [verdict, event] of [
        ['final', 'bounce'],
        ['passing', 'deferred'],
        ['complaint', 'spamreport'],
        ['other', 'open'],
        ['unread', 'novelty'],
      ] as const) {
        const theirs = `${verdict}@example.com`;
        await signUp(server, theirs);
        const body = JSON.stringify([{ event, email: theirs }]);
        const answer = await fetch(address, { method: 'POST', body });
        expect(answer.status).toBe(verdict === 'unread' ? 422 : 200);
        const said = (await answer.json()) as { detail?: string };
        if (verdict === 'unread') expect(said.detail).toContain('1 event of 1 not understood');
        expect(await server.deps.metrics.registry.metrics()).toContain(
          `bounce_events_total{result="${verdict}"} 1`,
        );
        const person = await personOf(server, theirs);
        expect(person?.bounced_at !== null).toBe(verdict === 'final');
        expect(person?.status).toBe(verdict === 'complaint' ? 'unsubscribed' : 'active');
      }
    },
  );
});

test('events are read with the token only, many at once, and a batch keeps what was understood', async () => {
  const token = 'a-token-of-some-length';
  const server = await serve('sqlite', { BOUNCE_TOKEN: token });
  for (const email of ['a@example.com', 'b@example.com']) await signUp(server, email);
  const report = (body: unknown, given = token) =>
    fetch(`${server.url}/api/bounces?token=${given}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
  const bounce = (email: string) => ({ event: 'bounce', type: 'bounce', email });
  expect((await report(bounce('a@example.com'), 'another-token-of-some-length')).status).toBe(401);
  // More bytes than the body of a form may have.
  const opened = Array.from({ length: 1000 }, () => ({ event: 'open', email: 'a@example.com' }));
  const answer = await report([...opened, bounce('A@example.com')]);
  expect([answer.status, await answer.json()]).toEqual([200, { marked: 1 }]);
  expect((await report([bounce('b@example.com'), { event: 'novelty' }])).status).toBe(422);
  expect((await stateOf(server)).bounced).toBe(2);
  expect(server.lines.join('')).not.toContain('token-of-some-length');
});

test.each([
  ['UTF-8', Buffer.from('Subject: Grüße\n\nHi\n')],
  ['UTF-8 with a byte order mark', Buffer.from('\uFEFFSubject: Grüße\n\nHi\n')],
  ['Windows-1252', Buffer.from('Subject: Gr\xFC\xDFe\n\nHi\n', 'latin1')],
  ['UTF-16', Buffer.from('\uFEFFSubject: Grüße\n\nHi\n', 'utf16le')],
])(
  'an invitation in %s is read, or refused by that name before the first mail',
  async (name, bytes) => {
    const { mail, waitlist } = await start('sqlite');
    const template = `${scratch()}/invitation.txt`;
    await writeFile(template, bytes);
    const { code, err } = await waitlist('invite', '--template', template, '--test');
    const isRead = name.startsWith('UTF-8');
    expect([code, mail.received.length]).toEqual(isRead ? [0, 1] : [1, 0]);
    if (isRead) expect((await parseEmail(mail.received[0] ?? '')).subject).toBe('Grüße');
    else expect(err).toContain(`it looks like ${name}`);
  },
);
