import { type Kysely, sql } from 'kysely';
import { contact } from '../../contract/forms/contact.ts';
import { carriedNames, fieldNames } from '../../contract/forms/form.ts';
import { waitlist } from '../../contract/forms/waitlist.ts';
import { countOf } from '../store/scrub.ts';
import type { Store } from '../store/store.ts';
import type { Database, Tables } from '../store/tables.ts';
import { normalEmail } from './signups.ts';

/** A row of somebody else in which a person's address occurs. */
export interface Mention {
  table: 'signups' | 'messages';
  id: string;
  /** Whose row it is. */
  email: string;
  created_at: string;
}

/** What the rows that are left say of an address. */
interface Mentions {
  /** Rows that name the very address. */
  mentions: Mention[];
  /** How often its characters occur in the database, also within longer addresses, in any case. */
  occurrences: number;
}

/** All that people typed, or a link said for them. */
const columns = {
  signups: [...fieldNames(waitlist), ...carriedNames(waitlist), 'email_normal'],
  messages: [...fieldNames(contact), 'topic', 'email_normal'],
} as const satisfies { [Table in Mention['table']]: readonly (keyof Tables[Table])[] };

/** Looks for `email` in all rows of other people. */
export async function mentionsOf({ db, kind }: Store, email: string): Promise<Mentions> {
  const sought = normalEmail(email);
  // Another letter in front or behind makes it another address.
  const whole = new RegExp(String.raw`(?<![\w.+%-])${escapeRegExp(sought)}(?![\w-]|\.\w)`, 'i');
  const find = kind === 'postgres' ? sql`strpos` : sql`instr`;
  const result: Mentions = { mentions: [], occurrences: 0 };
  for (const table of ['signups', 'messages'] as const) {
    const names = columns[table];
    const text = sql<string>`${sql.join(
      names.map((name) => sql.ref(name)),
      sql` || ' ' || `,
    )}`;
    const rows = await (db as Kysely<Pick<Tables, 'messages'>>)
      .selectFrom(table as 'messages')
      .select(['id', 'email', 'email_normal', 'created_at', text.as('text')])
      .where(sql<boolean>`${find}(lower(${text}), ${sought}) > 0`)
      .execute();
    for (const { text: content, email_normal, ...row } of rows) {
      // The normal form is in an index as well.
      result.occurrences += countOf(content, sought) + countOf(email_normal, sought);
      if (whole.test(content)) result.mentions.push({ table, ...row });
    }
  }
  return result;
}

/** Removes messages, and with them the orders to pass them on. */
export async function removeMessages(db: Database, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const result = await db
    .deleteFrom('messages')
    .where('id', 'in', [...ids])
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

const escapeRegExp = (text: string): string =>
  text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
