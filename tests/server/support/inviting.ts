import { writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { upsertSignup } from '../../../src/server/repositories/signups.ts';
import type { DatabaseKind } from '../../../src/server/store/tables.ts';
import { openStore } from '../../../src/server/store/store.ts';
import { eventually } from '../../support/eventually.ts';
import { startServer, waitlistHere } from './child.ts';
import { freshDatabase, scratch, signup } from './databases.ts';
import { startMailServer } from './smtp.ts';

/** Prepares a list of `people` signups, a mail server, and a template. */
export async function prepare(kind: DatabaseKind, people: number) {
  const mail = await startMailServer();
  const database = await freshDatabase(kind);
  const template = `${scratch()}/invitation.txt`;
  await writeFile(template, 'Subject: {name}, the trial is open\n\nHi {name},\nit is open.\n');
  const env = { DATABASE_URL: database.url, ...mail.env };
  await using store = await openStore(database.url);
  await store.db.transaction().execute(async (tx) => {
    for (let index = 0; index < people; index += 1) {
      const one = signup(`p${index}@example.com`, { name: index === 0 ? 'Ann' : '' });
      await upsertSignup(tx, one, 'active', new Date(Date.UTC(2026, 0, 1, 0, 0, index)));
    }
  });
  const invite = (...args: string[]) =>
    waitlistHere(['invite', '--template', template, '--per-minute', '10000', ...args], env);
  return { mail, database, env, invite, template };
}

/**
 * Invites `people`, kills the server `kills` times meanwhile, and expects that everybody gets an
 * invitation. Returns how many arrived twice.
 */
export async function killWhileInviting(people: number, kills: number): Promise<number> {
  const { mail, database, env, invite } = await prepare('sqlite', people);
  expect((await invite('--next', String(people), '--yes')).code).toBe(0);
  for (let kill = 1; kill <= kills; kill += 1) {
    // Only ten more mails are answered: the server cannot send all the rest, however late the kill comes.
    mail.silentFrom = mail.recipients.length + 11;
    const server = await startServer(env);
    await eventually(() => expect(mail.recipients.length).toBeGreaterThanOrEqual(mail.silentFrom));
    await server.end('SIGKILL');
    // Deliveries in progress are leased for a minute: end the leases now.
    using file = new DatabaseSync(database.path);
    file.exec("update outbox set next_attempt_at = '2026-01-01T00:00:00.000Z'");
  }
  mail.silentFrom = Infinity;
  const last = await startServer(env);
  await eventually(() => expect(new Set(mail.recipients).size).toBe(people));
  await last.end();
  const twice = mail.recipients.length - people;
  // Only deliveries in progress at a kill are repeated, at most ten each time.
  expect(twice).toBeLessThanOrEqual(10 * kills);
  return twice;
}
