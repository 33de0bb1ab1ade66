import { randomUUID } from 'node:crypto';
import { type Selectable, sql, type Updateable } from 'kysely';
import { hiddenNames, fieldNames } from '../../api/forms/form.ts';
import { waitlist, type WaitlistSignup } from '../../api/forms/waitlist.ts';
import type { Plan } from '../outbox/plan.ts';
import type { Database, SignupTable } from '../store/tables.ts';
import { dayMs, minuteMs } from '../time.ts';
import { queueNotices } from './notices.ts';
import { countOf } from './rows.ts';

export type Signup = Selectable<SignupTable>;

/** What the owner reads of a signup, in order: all that was posted, then what the server knows. */
export const signupColumns = [
  ...fieldNames(waitlist),
  ...hiddenNames(waitlist),
  'status',
  'retained',
  'created_at',
  'last_seen_at',
  'times_seen',
  'asked_at',
  'confirmed_at',
  'invited_at',
  'bounced_at',
  'note',
] as const satisfies (keyof Signup)[];

type Missing = Exclude<keyof Signup, (typeof signupColumns)[number] | 'id' | 'email_normal'>;
// A new column fails to compile here until it is named above.
true satisfies [Missing] extends [never] ? true : Missing;

/** The form of an address by which it is recognized again. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

/**
 * Puts a person on the list, or counts a repeat. A known address is always written to, so that it
 * takes as long as a new one; what is stored stays. A signup lifts an entry out of quarantine, and an
 * active one also puts one on the list that waits for a confirmation. Whoever has unsubscribed stays
 * so: anybody could type their address.
 */
export async function upsertSignup(
  db: Database,
  signup: WaitlistSignup,
  status: 'active' | 'quarantined' | 'unconfirmed',
  now: Date,
): Promise<{ id: string; isNew: boolean }> {
  const at = now.toISOString();
  const { id, times_seen } = await db
    .insertInto('signups')
    .values({
      ...signup,
      id: randomUUID(),
      email_normal: normalEmail(signup.email),
      status,
      created_at: at,
      last_seen_at: at,
    })
    .onConflict((conflict) =>
      conflict.column('email_normal').doUpdateSet((eb) => ({
        last_seen_at: eb.ref('excluded.last_seen_at'),
        times_seen: eb('signups.times_seen', '+', 1),
        status: sql<Signup['status']>`case
          when signups.status = 'quarantined' then excluded.status
          when signups.status = 'unconfirmed' and excluded.status = 'active' then 'active'
          else signups.status end`,
      })),
    )
    .returning(['id', 'times_seen'])
    .executeTakeFirstOrThrow();
  return { id, isNew: times_seen === 1 };
}

/** How many requests to confirm a signup were made in the last milliseconds. */
const requestsWithin = (ms: number, now: Date) =>
  sql`(select count(*) from outbox where kind = 'confirmation' and signup_id = signups.id
    and created_at > ${new Date(now.getTime() - ms).toISOString()})`;

/**
 * Stores a signup as the owner wants it, with the notices of it, and returns whether it is new: for
 * counting only, never for the answer. Where a confirmation is wanted, suspected programs and people
 * who unsubscribed are asked, too: the page says that an email was sent, and only a person opens it.
 */
export function storeSignup(
  db: Database,
  signup: WaitlistSignup,
  isSuspect: boolean,
  plan: Plan,
  now: Date,
): Promise<{ isNew: boolean }> {
  const isAsked = plan.confirmation.length > 0;
  const status = isSuspect ? 'quarantined' : isAsked ? 'unconfirmed' : 'active';
  return db.transaction().execute(async (tx) => {
    const known = tx.selectFrom('signups').where('email_normal', '=', normalEmail(signup.email));
    const wasHeld = await countOf(known.where('status', 'in', ['quarantined', 'unconfirmed']));
    const { id, isNew } = await upsertSignup(tx, signup, status, now);
    if (status === 'active' && (isNew || wasHeld > 0))
      await queueNotices(tx, 'signup', sql`id = ${id}`, plan.signup, now);
    // However often somebody types an address, its owner is asked three times a day at most.
    const mayAsk = sql`id = ${id} and status != 'active'
      and ${requestsWithin(minuteMs, now)} = 0 and ${requestsWithin(dayMs, now)} < 3`;
    await queueNotices(tx, 'confirmation', mayAsk, plan.confirmation, now, ` ${now.toISOString()}`);
    return { isNew };
  });
}

/** Adds people from a file, and returns how many. Whoever is on the list already stays as they are. */
export async function addSignups(db: Database, signups: Signup[]): Promise<number> {
  const { numInsertedOrUpdatedRows: added } = await db
    .insertInto('signups')
    .values(signups)
    .onConflict((conflict) => conflict.column('email_normal').doNothing())
    .executeTakeFirstOrThrow();
  return Number(added);
}

export async function countNew(db: Database, signups: Signup[]): Promise<number> {
  const emails = signups.map((row) => row.email_normal);
  const known = db.selectFrom('signups').where('email_normal', 'in', emails);
  return signups.length - (await countOf(known));
}

/** The newest people whose email, name, company or note holds the words, or who have that status. */
export async function findSignups(db: Database, query: string, limit: number): Promise<Signup[]> {
  const words = query.toLowerCase();
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<Signup>`select * from signups
    where lower(email || ' ' || name || ' ' || company || ' ' || note) like ${pattern} escape '\\'
      or status = ${words}
    order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** Changes what is stored of the person with this id or address, and returns whether there is one. */
export async function updateSignup(
  db: Database,
  column: 'id' | 'email_normal',
  value: string,
  change: Updateable<SignupTable>,
): Promise<boolean> {
  const update = db.updateTable('signups').set(change).where(column, '=', value);
  return (await update.executeTakeFirst()).numUpdatedRows > 0n;
}
