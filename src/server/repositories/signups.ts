import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { carriedNames, fieldNames } from '../../contract/forms/form.ts';
import { waitlist, type WaitlistSignup } from '../../contract/forms/waitlist.ts';
import type { Plan } from '../outbox/plan.ts';
import type { Store } from '../store/store.ts';
import type { Database, SignupStatus, SignupTable } from '../store/tables.ts';
import { dayOf } from '../time.ts';
import { ordersFor } from './orders.ts';

/** One person on the waitlist, as stored. */
export type Signup = Selectable<SignupTable>;

/** What the owner reads of a signup, in order: all that was posted, then what the server knows. */
export const signupColumns = [
  ...fieldNames(waitlist),
  ...carriedNames(waitlist),
  'status',
  'retained',
  'created_at',
  'last_seen_at',
  'times_seen',
] as const satisfies (keyof Signup)[];

/** The form of an address by which it is recognized again. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

/**
 * Puts a person on the list, or counts a repeat. A known address is always written to, so that it
 * costs what a new one costs and nobody can find out by the clock who is on the list. What is
 * stored stays as it is; only a signup beyond doubt lifts an entry out of quarantine. Whoever has
 * unsubscribed stays so: anybody could type their address.
 *
 * @returns Whether the address was new. For counting only, never for the answer.
 */
export async function upsertSignup(
  db: Database,
  signup: WaitlistSignup,
  status: NewStatus,
  now: Date,
): Promise<{ isNew: boolean }> {
  const row = await upsert(db, signup, randomUUID(), status, now).executeTakeFirstOrThrow();
  return { isNew: row.times_seen === 1 };
}

/** How a signup may begin. */
type NewStatus = 'active' | 'quarantined' | 'unconfirmed';

/**
 * The same, and in the same commit the orders to tell the owner or to ask the person, as far as the
 * owner wants it. The same statements run for a known address as for a new one. Who was unsubscribed
 * is asked, too: only they themselves come back onto the list.
 */
export async function storeSignup(
  { db, writeTogether }: Pick<Store, 'db' | 'writeTogether'>,
  signup: WaitlistSignup,
  isSuspect: boolean,
  plan: Plan,
  now: Date,
): Promise<{ isNew: boolean }> {
  const isAsked = plan.confirmation.length > 0;
  const status = isSuspect ? 'quarantined' : isAsked ? 'unconfirmed' : 'active';
  const isTold = plan.signup.length > 0 && !isAsked;
  if (isSuspect || !(isAsked || isTold)) return upsertSignup(db, signup, status, now);
  const id = randomUUID();
  const normal = normalEmail(signup.email);
  const day = dayOf(now);
  const lifted = ordersFor(
    db,
    'signup',
    (eb) => eb.and([eb('email_normal', '=', normal), eb('status', '=', 'quarantined')]),
    plan.signup,
    now,
  );
  const made = ordersFor(db, 'signup', (eb) => eb('id', '=', id), plan.signup, now);
  // At most one request a day, however often somebody types the address.
  const asked = ordersFor(
    db,
    'confirmation',
    (eb) =>
      eb.and([
        eb('email_normal', '=', normal),
        eb('status', 'in', ['unconfirmed', 'unsubscribed']),
      ]),
    plan.confirmation,
    now,
    ` ${day}`,
  );
  const write = upsert(db, signup, id, status, now);
  const steps = isAsked ? [write, ...asked] : [...lifted, write, ...made];
  const results = await writeTogether(steps);
  const row = results[steps.indexOf(write)]?.[0];
  return { isNew: row?.['times_seen'] === 1 };
}

function upsert(db: Database, signup: WaitlistSignup, id: string, status: NewStatus, now: Date) {
  const at = now.toISOString();
  return db
    .insertInto('signups')
    .values({
      ...signup,
      id,
      email_normal: normalEmail(signup.email),
      status,
      created_at: at,
      last_seen_at: at,
    })
    .onConflict((conflict) =>
      conflict.column('email_normal').doUpdateSet((eb) => ({
        last_seen_at: eb.ref('excluded.last_seen_at'),
        times_seen: eb('signups.times_seen', '+', 1),
        status: sql<SignupStatus>`case when signups.status = 'quarantined' then excluded.status else signups.status end`,
      })),
    )
    .returning('times_seen');
}

/**
 * Adds people from a file, as one unit. Whoever is on the list already stays as they are.
 *
 * @returns How many were added.
 */
export async function addSignups(db: Database, signups: Signup[]): Promise<number> {
  if (signups.length === 0) return 0;
  const rows = await db
    .insertInto('signups')
    .values(signups)
    .onConflict((conflict) => conflict.column('email_normal').doNothing())
    .returning('id')
    .execute();
  return rows.length;
}

/** Which of `emails` (in their normal form) are on the list. */
export async function knownEmails(db: Database, emails: string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const rows = await db
    .selectFrom('signups')
    .select('email_normal')
    .where('email_normal', 'in', emails)
    .execute();
  return new Set(rows.map((row) => row.email_normal));
}
