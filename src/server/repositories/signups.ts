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

/** What a post says: the fields, and the codes of links, if any. */
type Posted = WaitlistSignup & Partial<Pick<Signup, 'via' | 'code'>>;

/** What the owner reads of a signup, in order: all that was posted, then what the server knows. */
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

/** What a file of them holds. */
export const exportColumns = [...signupColumns, 'sent_by'] as const;

type Missing = Exclude<keyof Signup, (typeof signupColumns)[number] | 'id' | 'email_normal'>;
// A new column fails to compile here until it is named above.
true satisfies [Missing] extends [never] ? true : Missing;

/** The form of an address by which it is recognized again. */
export const normalEmail = (email: string): string => cleanAddress(email).toLowerCase();

/**
 * Puts a person on the list, or counts a repeat. A known address is always written to, so that it
 * takes as long as a new one; what is stored stays. A signup lifts an entry out of quarantine, and an
 * active one also puts one on the list that waits for a confirmation. Whoever has unsubscribed stays
 * so, with a note that they asked again: anybody could type their address.
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

/** How many requests to confirm a signup were made in the last milliseconds. */
const requestsWithin = (ms: number, now: Date) =>
  sql`(select count(*) from outbox where kind = 'confirmation' and signup_id = signups.id
    and created_at > ${new Date(now.getTime() - ms).toISOString()})`;

/**
 * Stores a signup as the owner wants it, with the notices of it, and returns whether it is new: for
 * counting only, never for the answer. Where a confirmation is wanted, suspected programs are asked,
 * too: the page says that an email was sent, and only a person opens it. People who have left are asked
 * wherever there is mail.
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

/** Letters that are not another letter with a mark, and the plain ones they are typed as. */
const plain: Record<string, string> = { Ø: 'O', Ł: 'L', Đ: 'D', Ħ: 'H', Æ: 'AE', Œ: 'OE', Þ: 'TH' };

/** Text without case and accents, so that `anne` finds `Änne`. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[ØŁĐĦÆŒÞ]/g, (letter) => plain[letter] ?? letter);

/** The newest people whose email, name, company or note holds the words, or who have that status. */
export async function findSignups(db: Database, query: string, limit: number): Promise<Person[]> {
  const words = fold(query.trim());
  // Databases fold letters differently, and SQLite those of English only.
  const { rows } = await latestRows(db, 'signups');
  const isFound = ({ status, email, name, company, note }: Person) =>
    status === query || fold([email, name, company, note].join(' ')).includes(words);
  return rows.filter(isFound).slice(0, limit);
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
