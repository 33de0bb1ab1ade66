import type { Command } from 'commander';
import { databaseUrlText, type Env, isDatabaseUrl } from '../env.ts';
import { PlainError } from '../plainError.ts';
import { countRows } from '../repositories/rows.ts';
import { linkSecret, readSetting, writeSetting } from '../repositories/settings.ts';
import { openStore, type Store } from '../store/store.ts';
import type { Database, Tables } from '../store/tables.ts';
import { countOfBoth, report } from './terminal.ts';
import { withStore } from './withStore.ts';

/**
 * What is copied, in this order, because the outbox points at messages. Rates are of the moment,
 * migrations of the database itself; of the settings the secret of links is copied alone.
 */
const copied = ['signups', 'messages', 'outbox', 'submissions'] as const;

type Copied = (typeof copied)[number];

type Missing = Exclude<keyof Tables, Copied | 'settings' | 'rates' | 'migrations'>;
// A new table fails to compile here until it is named above.
true satisfies [Missing] extends [never] ? true : Missing;

const pageSize = 500;

/** `migrate-to`: copies everything into another, empty database and compares the counts. */
export const addMigrateTo = (program: Command): Command =>
  program
    .command('migrate-to')
    .argument('[url]', 'postgres://… or sqlite:… of an empty database; default TARGET_DATABASE_URL')
    .description('Copy everything into another database and compare the counts')
    .action((given: string | undefined, options: { json?: boolean }) =>
      withStore(async (source, env) => {
        await using target = await openStore(given ? checked(given) : fromEnvironment(env));
        await assertEmpty(target);
        const counts = await copyAll(source, target);
        return await report(
          options,
          counts,
          `Copied ${countOfBoth(counts)}; the counts agree. Set DATABASE_URL to the new database and restart the server.`,
        );
      }),
    );

/** The address as typed. What is wrong with it is said without repeating it: it may hold a password. */
function checked(url: string): string {
  if (!isDatabaseUrl(url)) throw new PlainError(`The target must be ${databaseUrlText}.`);
  if (URL.parse(url)?.password)
    throw new PlainError(
      'Every user of this machine can read the arguments of a program: put the address into TARGET_DATABASE_URL, or the password alone into PGPASSWORD. Nothing was copied.',
    );
  return url;
}

function fromEnvironment({ TARGET_DATABASE_URL: url }: Env): string {
  if (!url)
    throw new PlainError(
      'Say where to copy to: an address without a password, or TARGET_DATABASE_URL.',
    );
  return url;
}

async function assertEmpty({ db }: Store): Promise<void> {
  for (const table of copied)
    if ((await countRows(db, table)) > 0)
      throw new PlainError(
        `The target database is not empty (it has ${table}); nothing was copied.`,
      );
}

/** All rows of a table, as many at a time as one statement takes. */
async function* pagesOf(db: Database, table: Copied) {
  let last = '';
  for (;;) {
    const page = await db
      .selectFrom(table as 'signups')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    if (page.length === 0) return;
    yield page;
    last = page.at(-1)?.id ?? '';
  }
}

async function copyAll(source: Store, target: Store): Promise<Record<Copied, number>> {
  const counts = { signups: 0, messages: 0, outbox: 0, submissions: 0 };
  // One transaction: a copy that is cut off leaves the target empty, ready for another try.
  await target.db.transaction().execute(async (tx) => {
    for (const table of copied) {
      for await (const page of pagesOf(source.db, table)) {
        await tx.insertInto(table).values(page).execute();
        counts[table] += page.length;
      }
      const found = await countRows(tx, table);
      if (found !== counts[table] || found !== (await countRows(source.db, table)))
        throw new PlainError(
          `The counts of ${table} differ after copying, so nothing was kept: stop the server and try again.`,
        );
    }
  });
  await copyLinkSecret(source, target);
  return counts;
}

/** Links in mails that were sent must go on working. */
async function copyLinkSecret(source: Store, target: Store): Promise<void> {
  const secret = await readSetting(source.db, linkSecret);
  if (secret !== undefined) await writeSetting(target.db, linkSecret, secret);
}
