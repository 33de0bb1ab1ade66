import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { hiddenNames, fieldNames } from '../../api/forms/form.ts';
import { waitlist, type WaitlistSignup } from '../../api/forms/waitlist.ts';
import type { Plan } from '../outbox/plan.ts';
import type { Channel, Database, SignupStatus, SignupTable, Tables } from '../store/tables.ts';
import { dayMs, minuteMs } from '../time.ts';
import { queueNotices } from './notices.ts';

/** One person on the waitlist, as stored. */
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

/** How a signup may begin. */
type NewStatus = 'active' | 'quarantined' | 'unconfirmed';

/**
 * Puts a person on the list, or counts a repeat. A known address is always written to, so that it
 * takes as long as a new one and the timing does not reveal who is on the list. Stored fields are not
 * changed. A signup that is not suspect releases an entry from quarantine, and an active one also puts
 * an entry on the list that still waits for a confirmation. A person who has unsubscribed stays
 * unsubscribed, because anybody could type their address.
 *
 * @returns Whether the address was new. For counting only, never for the answer.
 */
export async function upsertSignup(
  db: Database,
  signup: WaitlistSignup,
  status: NewStatus,
  now: Date,
  id: string = randomUUID(),
): Promise<{ isNew: boolean }> {
  const at = now.toISOString();
  const row = await db
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
        status: sql<SignupStatus>`case
          when signups.status = 'quarantined' then excluded.status
          when signups.status = 'unconfirmed' and excluded.status = 'active' then 'active'
          else signups.status end`,
      })),
    )
    .returning('times_seen')
    .executeTakeFirstOrThrow();
  return { isNew: row.times_seen === 1 };
}

/** Stores a signup that nobody is asked to confirm, and queues the notice to the owner if they want it. */
function storeAccepted(
  db: Database,
  signup: WaitlistSignup,
  channels: readonly Channel[],
  now: Date,
): Promise<{ isNew: boolean }> {
  if (channels.length === 0) return upsertSignup(db, signup, 'active', now);
  const id = randomUUID();
  const normal = normalEmail(signup.email);
  return db.transaction().execute(async (tx) => {
    await queueNotices(
      tx,
      'signup',
      (eb) =>
        eb.and([
          eb('email_normal', '=', normal),
          eb('status', 'in', ['quarantined', 'unconfirmed']),
        ]),
      channels,
      now,
    );
    const result = await upsertSignup(tx, signup, 'active', now, id);
    await queueNotices(tx, 'signup', (eb) => eb('id', '=', id), channels, now);
    return result;
  });
}

/** How often one person is asked, however often somebody types their address. */
const asking = { pauseMs: minuteMs, mostADay: 3 };

/** How many requests to confirm an address there are since a moment. */
const requestsSince = (eb: ExpressionBuilder<Tables, 'signups'>, since: number) =>
  eb
    .selectFrom('outbox')
    .select((inner) => inner.fn.countAll<number>().as('count'))
    .where('kind', '=', 'confirmation')
    .whereRef('signup_id', '=', 'signups.id')
    .where('created_at', '>', new Date(since).toISOString());

/**
 * Stores a signup and queues a request to confirm it. Suspected programs are asked, too: the page says
 * that an email was sent, and only a person opens its link. People who unsubscribed are asked as well,
 * because only they can confirm.
 */
function storeUnconfirmed(
  db: Database,
  signup: WaitlistSignup,
  status: 'quarantined' | 'unconfirmed',
  channels: readonly Channel[],
  now: Date,
): Promise<{ isNew: boolean }> {
  const normal = normalEmail(signup.email);
  return db.transaction().execute(async (tx) => {
    const result = await upsertSignup(tx, signup, status, now);
    await queueNotices(
      tx,
      'confirmation',
      (eb) =>
        eb.and([
          eb('email_normal', '=', normal),
          eb('status', '!=', 'active'),
          eb(requestsSince(eb, now.getTime() - asking.pauseMs), '=', 0),
          eb(requestsSince(eb, now.getTime() - dayMs), '<', asking.mostADay),
        ]),
      channels,
      now,
      ` ${now.toISOString()}`,
    );
    return result;
  });
}

/** Stores a signup as the owner wants it: to be confirmed, set aside, or on the list at once. */
export function storeSignup(
  db: Database,
  signup: WaitlistSignup,
  isSuspect: boolean,
  plan: Plan,
  now: Date,
): Promise<{ isNew: boolean }> {
  const { confirmation } = plan;
  if (confirmation.length > 0) {
    const status = isSuspect ? 'quarantined' : 'unconfirmed';
    return storeUnconfirmed(db, signup, status, confirmation, now);
  }
  return isSuspect
    ? upsertSignup(db, signup, 'quarantined', now)
    : storeAccepted(db, signup, plan.signup, now);
}

/**
 * Adds people from a file, as one unit. Whoever is on the list already stays as they are.
 *
 * @returns How many were added.
 */
export async function addSignups(db: Database, signups: Signup[]): Promise<number> {
  const rows = await db
    .insertInto('signups')
    .values(signups)
    .onConflict((conflict) => conflict.column('email_normal').doNothing())
    .returning('id')
    .execute();
  return rows.length;
}

/** How many of `emails` (in their normal form) are on the list. */
export async function countKnown(db: Database, emails: string[]): Promise<number> {
  const { count } = await db
    .selectFrom('signups')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('email_normal', 'in', emails)
    .executeTakeFirstOrThrow();
  return count;
}
