import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { listLengths, longestNote, ownerPaths, type RenderOwnerPage } from '../../api/ownerPage.ts';
import { backupFolder, backupWords } from '../backups.ts';
import { byteOrderMark, csvOf } from '../commands/csv.ts';
import type { Env } from '../env.ts';
import { contentSecurityPolicy } from '../headers.ts';
import { isSameSecret } from '../isSameSecret.ts';
import { planOf } from '../outbox/plan.ts';
import { messageOf } from '../plainError.ts';
import { release, removePerson } from '../repositories/people.ts';
import { mailState } from '../repositories/mail.ts';
import { cameBy, signupsByCampaign, signupsByDay } from '../repositories/days.ts';
import { countByStatus, latestRows } from '../repositories/rows.ts';
import { exportColumns, findSignups, updateSignup } from '../repositories/signups.ts';
import { copyDatabase } from '../store/copyDatabase.ts';
import { backupsIn } from '../store/keptFiles.ts';
import { scrub } from '../store/scrub.ts';
import type { Store } from '../store/store.ts';
import { toMinute } from '../time.ts';
import { countOfBoth, mailWords, marksOf, pauseLines } from '../words.ts';

export interface OwnerApp {
  readonly store: Store;
  readonly env: Env;
  /** Secret in the link, accepted once: only whoever follows the link first gets the page. */
  readonly key: string;
  /** Value of the cookie that proves that a browser followed the link. */
  readonly session: string;
  /** `127.0.0.1:PORT`, the only Host that is answered: another site's domain may point at this machine. */
  readonly host: string;
  readonly render: RenderOwnerPage;
  readonly style: string;
}

const cookie = 'owner';

/** The owner's page and what its forms do, for the person who followed the link. */
export function ownerApp({ store, env, key, session, host, render, style }: OwnerApp): Hono {
  const { db } = store;
  const app = new Hono();
  let isKeyUsed = false;

  app.use(async (c, next) => {
    c.header('Content-Security-Policy', contentSecurityPolicy());
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'same-origin');
    if (c.req.header('host') !== host) return c.text('Not found', 404);
    if (!isKeyUsed && isSameSecret(c.req.query('key') ?? '', key)) {
      isKeyUsed = true;
      setCookie(c, cookie, session, { httpOnly: true, sameSite: 'Strict', path: '/' });
      return c.redirect(ownerPaths.page, 303);
    }
    if (!isSameSecret(getCookie(c, cookie) ?? '', session))
      return c.text('This link has been used. Run "waitlist serve" again for a new one.', 403);
    const isPost = c.req.method === 'POST';
    if (isPost && c.req.header('origin') !== `http://${host}`) return c.text('Forbidden', 403);
    return await next();
  });

  const show = async (c: Context, notice?: string) => {
    const query = (c.req.query('q') ?? '').slice(0, 200);
    return c.html(render({ ...(await ownerPageOf(store, env, query, new Date())), notice }));
  };
  const field = async (c: Context, name: string): Promise<string> =>
    new URLSearchParams(await c.req.text()).get(name) ?? '';

  app.get('/style.css', (c) => c.body(style, 200, { 'Content-Type': 'text/css' }));
  app.get(ownerPaths.page, (c) => show(c));
  for (const [path, separator] of [
    [ownerPaths.export, ','],
    [ownerPaths.exportSemicolons, ';'],
  ] as const)
    app.get(path, async (c) => {
      const { rows } = await latestRows(db, 'signups', { status: 'active' });
      const csv = csvOf(exportColumns, rows.toReversed(), separator);
      c.header('Content-Disposition', 'attachment; filename="waitlist.csv"');
      return c.body(byteOrderMark + csv, 200, { 'Content-Type': 'text/csv; charset=utf-8' });
    });
  app.post(ownerPaths.note, async (c) => {
    const note = (await field(c, 'note')).slice(0, longestNote);
    const isSaved = await updateSignup(db, 'id', await field(c, 'id'), { note });
    return show(c, isSaved ? 'The note is saved.' : 'This person is no longer on the list.');
  });
  app.post(ownerPaths.release, async (c) => {
    const released = await release(db, await field(c, 'email'), planOf(env), new Date());
    return show(c, `${countOfBoth(released)} released.`);
  });
  app.post(ownerPaths.remove, async (c) => {
    const removed = await removePerson(db, await field(c, 'email'));
    await scrub(store);
    return show(c, `${countOfBoth(removed)} removed, from the disk too.`);
  });
  app.post(ownerPaths.tryRestore, async (c) => {
    const newest = backupsIn(backupFolder(env) ?? '', new Date()).at(-1);
    if (newest === undefined) return show(c, 'There is no backup to try.');
    const scratch = mkdtempSync(join(tmpdir(), 'restore-'));
    try {
      const held = countOfBoth(await copyDatabase(newest, join(scratch, 'tried.db')));
      return await show(c, `The newest backup can be restored: it holds ${held}.`);
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
  });
  // The address of a form, opened by GET after it was sent, leads back to the page. Not by `notFound`, which an
  // app that mounts this one does not take over.
  app.get('*', (c) => c.redirect(ownerPaths.page, 303));
  app.onError((error, c) => c.text(`It was not finished: ${messageOf(error)}`, 500));
  return app;
}

async function ownerPageOf({ db }: Store, env: Env, query: string, now: Date) {
  const people = await findSignups(db, query, listLengths.people);
  const { rows } = await latestRows(db, 'messages', { limit: listLengths.messages });
  const mail = await mailState(db);
  return {
    query,
    signups: await countByStatus(db, 'signups'),
    byDay: await signupsByDay(db, 30, now),
    byCampaign: (await signupsByCampaign(db)).slice(0, 10),
    people: people.map((row) => ({
      ...row,
      campaign: cameBy(row),
      status: marksOf(row),
      isQuarantined: row.status === 'quarantined',
      joined: toMinute(row.created_at),
    })),
    messages: rows.map((row) => ({
      ...row,
      text: row.message,
      sent: toMinute(row.created_at),
      isQuarantined: row.status === 'quarantined',
    })),
    mail: mailWords(mail),
    paused: pauseLines(mail)[0],
    backup: backupWords(env, now),
  };
}
