import { writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { openStore } from '../../src/server/store/store.ts';
import { waitlistHere } from './support/child.ts';
import { databases, scratch } from './support/databases.ts';
import { serve } from './support/serve.ts';
import { killWhileInviting, prepare } from './support/inviting.ts';
import { parseEmail } from './support/smtp.ts';

describe.each(databases)('invitations on %s', (kind) => {
  test('go to the next people once, with a link to leave; the test mail goes to the owner', async () => {
    const { mail, database, env, invite } = await prepare(kind, 5);
    expect((await invite('--test')).out).toBe('One invitation went to owner@exampleton.example.\n');
    expect((await invite('--next', '2')).out).toContain('Dry run: 2 people would be invited');
    await waitlistHere(['unsubscribe', 'p1@example.com'], env);
    const server = await serve(kind, env, { database });
    const invited = async () => {
      await server.deps.wakeOutbox();
      const { out } = await waitlistHere(['stats', '--json'], env);
      expect(JSON.parse(out)).toMatchObject({ invitations: { waiting: 0 } });
      return mail.recipients.slice(1).toSorted();
    };
    expect((await invite('--next', '2', '--yes')).out).toContain('2 invitations put into');
    expect(await invited()).toEqual(['p0@example.com', 'p2@example.com']);
    const toAnn = mail.recipients.indexOf('p0@example.com');
    const email = await parseEmail(mail.received[toAnn] ?? '');
    expect(email.subject).toBe('Ann, the trial is open');
    expect(email.text).toContain('Hi Ann,');
    expect(email.headers.find(({ key }) => key === 'list-unsubscribe-post')).toBeDefined();
    expect(email.text).toContain('/api/unsubscribe?token=');
    // However often the command runs, each person gets one invitation, and a person whose mail bounced gets none.
    const bounces = `${scratch()}/bounces.csv`;
    await writeFile(bounces, 'email,reason\n"P4@example.com",550\n');
    expect((await waitlistHere(['bounces', bounces], env)).out).toContain('1 person of 1 address');
    for (const _turn of [1, 2]) await invite('--next', '10', '--yes');
    expect(await invited()).toEqual(['p0@example.com', 'p2@example.com', 'p3@example.com']);
    const { out } = await waitlistHere(['export', '--status', 'all'], env);
    const [header = '', first = ''] = out.split('\r\n');
    const column = header.split(',').indexOf('"invited_at"');
    expect(first.split(',')[column]).toMatch(/^"2\d{3}-/);
  });

  test('an address that the mail server refuses for good gets no more mail', async () => {
    const { mail, database, env, invite } = await prepare(kind, 2);
    mail.unknown.add('p0@example.com');
    const server = await serve(kind, env, { database });
    await invite('--next', '2', '--yes');
    await server.deps.wakeOutbox();
    const at = expect.stringMatching(/^2\d{3}-/) as string;
    const { out } = await waitlistHere(['list', '--json'], env);
    expect(JSON.parse(out)).toMatchObject([
      { email: 'p1@example.com', invited_at: at, bounced_at: null },
      { email: 'p0@example.com', invited_at: null, bounced_at: at },
    ]);
    const rows = await server.deps.store.db.selectFrom('outbox').select('last_error').execute();
    expect(rows.map(({ last_error }) => last_error).toSorted()).toEqual(['', 'BOUNCED']);
  });
});

test('nobody is invited with a template without a subject', async () => {
  const { invite, database, template } = await prepare('sqlite', 1);
  await writeFile(template, 'Hello\n');
  const { err: words } = await invite('--next', '1', '--yes');
  expect(words).toContain('must begin with a line "Subject: ..."');
  await using store = await openStore(database.url);
  expect(await store.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
});

test('a server that is killed while it invites 100 people goes on where it was', () =>
  killWhileInviting(100, 1));
