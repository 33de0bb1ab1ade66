import { randomUUID } from 'node:crypto';
import { type Selectable, sql, type Updateable } from 'kysely';
import { cleanAddress } from '../../api/email.ts';
import { hiddenNames, fieldNames } from '../../api/forms/form.ts';
import { waitlist, type WaitlistSignup } from '../../api/forms/waitlist.ts';
import type { Plan } from '../outbox/plan.ts';
import type { Database, SignupTable } from '../store/tables.ts';
import { dayMs, minuteMs } from '../time.ts';
import { forgetOldBounce } from './bounces.ts';
import { queueNotices } from './notices.ts';
import { countOf, latestRows, type Person } from './rows.ts';

export type Signup = Selectable<SignupTable>;

/** Content of a post: the form's fields, and the codes of links, if any. */
type Posted = WaitlistSignup & Partial<Pick<Signup, 'via' | 'code'>>;

/** Columns of a signup that the owner reads, in order: all that was posted, then what the server knows. */
export const signupColumns = [
  ...fieldNames(waitlist),
  ...hiddenNames(waitlist),
  'via',
  'code',
  'status',
  'retained',
  'created_at',
  'last_seen_at',
  'times_seen',
  'asked_at',
  'confirmed_at',
  'invited_at',
  'bounced_at',
  'asked_again_at',
  'note',
] as const satisfies (keyof Signup)[];

/** Columns of a file with exported signups. */
export const exportColumns = [...signupColumns, 'sent_by'] as const;

type Missing = Exclude<keyof Signup, (typeof signupColumns)[number] | 'id' | 'email_normal'>;
// A new column fails to compile here until it is named above.
true satisfies [Missing] extends [never] ? true : Missing;

/** Normal form of an address: two spellings of one address have the same. */
export const normalEmail = (email: string): string => cleanAddress(email).toLowerCase();

/**
 * Puts a person on the list, or counts a repeat. The row of a known address is written, too, so that the
 * answer takes as long as for a new one; the stored fields of the form stay. A repeat gives its status to a
 * quarantined signup, and an active repeat activates an unconfirmed one. People who unsubscribed stay
 * unsubscribed, because anybody could type their address; `asked_again_at` notes the repeat.
 */
export async function upsertSignup(
  db: Database,
  signup: Posted,
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
        asked_again_at: sql<string | null>`case
          when signups.status = 'unsubscribed' and excluded.status != 'quarantined'
          then excluded.last_seen_at else signups.asked_again_at end`,
      })),
    )
    .returning(['id', 'times_seen'])
    .executeTakeFirstOrThrow();
  return { id, isNew: times_seen === 1 };
}

/** Number of requests to confirm a signup that were queued in the last `ms` milliseconds. */
const requestsWithin = (ms: number, now: Date) =>
  sql`(select count(*) from outbox where kind = 'confirmation' and signup_id = signups.id
    and created_at > ${new Date(now.getTime() - ms).toISOString()})`;

/**
 * Stores a signup, and queues the notices that `plan` asks for. `isNew` is for counting only and must not
 * change the answer. If the plan asks for a confirmation, suspected programs get the request, too, because
 * the page says that an email was sent, and only a person opens it. People who unsubscribed get the request
 * whenever the server can send mail.
 */
export function storeSignup(
  db: Database,
  signup: Posted,
  isSuspect: boolean,
  plan: Plan,
  now: Date,
): Promise<{ isNew: boolean }> {
  const isAsked = plan.confirmation.length > 0;
  const status = isSuspect ? 'quarantined' : isAsked ? 'unconfirmed' : 'active';
  return db.transaction().execute(async (tx) => {
    const email = normalEmail(signup.email);
    const known = tx.selectFrom('signups').where('email_normal', '=', email);
    await forgetOldBounce(tx, email, now);
    const wasHeld = await countOf(known.where('status', 'in', ['quarantined', 'unconfirmed']));
    const { id, isNew } = await upsertSignup(tx, signup, status, now);
    if (status === 'active' && (isNew || wasHeld > 0))
      await queueNotices(tx, 'signup', sql`id = ${id}`, plan.signup, now);
    // However often somebody types an address, its owner is asked three times a day at most.
    const isWaiting = isAsked ? sql`status != 'active'` : sql`status = 'unsubscribed'`;
    const mayAsk = sql`id = ${id} and bounced_at is null and ${isWaiting}
      and ${requestsWithin(minuteMs, now)} = 0 and ${requestsWithin(dayMs, now)} < 3`;
    await queueNotices(tx, 'confirmation', mayAsk, plan.rejoin, now, ` ${now.toISOString()}`);
    return { isNew };
  });
}

/** Adds people from a file, and returns how many were added. People already on the list stay unchanged. */
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

/** Letters that Unicode does not split into a letter and an accent, with what people type instead. */
const plain: Record<string, string> = { Ø: 'O', Ł: 'L', Đ: 'D', Ħ: 'H', Æ: 'AE', Œ: 'OE', Þ: 'TH' };

/** Text without case and accents, so that `anne` finds `Änne`. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[ØŁĐĦÆŒÞ]/g, (letter) => plain[letter] ?? letter);

/** The newest `limit` people whose email, name, company or note contains `query`, or whose status is `query`. */
export async function findSignups(db: Database, query: string, limit: number): Promise<Person[]> {
  const words = fold(query.trim());
  // Filtered here and not in SQL: databases ignore case in different ways, SQLite for English letters only.
  const { rows } = await latestRows(db, 'signups');
  const isFound = ({ status, email, name, company, note }: Person) =>
    status === query || fold([email, name, company, note].join(' ')).includes(words);
  return rows.filter(isFound).slice(0, limit);
}

/** Changes the signup with this id or address, and returns whether there is one. */
export async function updateSignup(
  db: Database,
  column: 'id' | 'email_normal',
  value: string,
  change: Updateable<SignupTable>,
): Promise<boolean> {
  const update = db.updateTable('signups').set(change).where(column, '=', value);
  return (await update.executeTakeFirst()).numUpdatedRows > 0n;
}
