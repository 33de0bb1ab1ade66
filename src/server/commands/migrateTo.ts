import type { Command } from 'commander';
import { sql } from 'kysely';
import { databaseUrlText, type Env, isDatabaseUrl } from '../env.ts';
import { PlainError } from '../plainError.ts';
import { countRows } from '../repositories/rows.ts';
import { linkSecret, readSetting, writeSetting } from '../repositories/settings.ts';
import { openStore, type Store } from '../store/store.ts';
import type { Database, Tables } from '../store/tables.ts';
import { countOfBoth, progress, write, writeJson } from './terminal.ts';
import { withStore } from './withStore.ts';

/**
 * What becomes of each table: the columns that tell its rows apart are what it is copied by, in this
 * order, because the outbox points at messages. What is of the moment or of the database itself stays.
 */
const fates = {
  signups: ['id'],
  messages: ['id'],
  outbox: ['id'],
  submissions: ['id'],
  // The one that must go along is copied by itself.
  settings: null,
  rates: null,
  migrations: null,
} as const satisfies { [Table in keyof Tables]: readonly (keyof Tables[Table])[] | null };

type Copied = {
  [Table in keyof Tables]: (typeof fates)[Table] extends null ? never : Table;
}[keyof Tables];

const copied = Object.entries(fates).flatMap(([table, key]) =>
  key === null ? [] : { table: table as Copied, key },
);

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
        if (options.json) return await writeJson(counts);
        return await write(
          `Copied ${countOfBoth(counts)}; the counts agree. Set DATABASE_URL to the new database and restart the server.\n`,
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
  for (const { table } of copied)
    if ((await countRows(db, table)) > 0)
      throw new PlainError(
        `The target database is not empty (it has ${table}); nothing was copied.`,
      );
}

/** All rows of a table, as many at a time as one statement takes. */
async function* pagesOf(db: Database, table: Copied, key: readonly string[]) {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let last: Record<string, unknown> | undefined;
  for (;;) {
    const after = last && sql.join(key.map((column) => last?.[column]));
    const page = await db
      .selectFrom(table as 'signups')
      .selectAll()
      .$if(after !== undefined, (query) => query.where(sql<boolean>`(${columns}) > (${after})`))
      .orderBy(columns)
      .limit(pageSize)
      .execute();
    if (page.length === 0) return;
    yield page;
    last = page.at(-1);
  }
}

async function copyAll(source: Store, target: Store): Promise<Record<Copied, number>> {
  const counts = { signups: 0, messages: 0, outbox: 0, submissions: 0 };
  const meter = progress('row');
  // One transaction: a copy that is cut off leaves the target empty, ready for another try.
  await target.db.transaction().execute(async (tx) => {
    for (const { table, key } of copied) {
      for await (const page of pagesOf(source.db, table, key)) {
        await tx.insertInto(table).values(page).execute();
        counts[table] += page.length;
        meter.at(counts[table]);
      }
      const arrived = await countRows(tx, table);
      if (arrived !== counts[table] || arrived !== (await countRows(source.db, table)))
        throw new PlainError(
          `The counts of ${table} differ after copying, so nothing was kept: stop the server and try again.`,
        );
    }
  });
  await copyLinkSecret(source, target);
  meter.end();
  return counts;
}

/** Links in mails that were sent must go on working. */
async function copyLinkSecret(source: Store, target: Store): Promise<void> {
  const secret = await readSetting(source.db, linkSecret);
  if (secret !== undefined) await writeSetting(target.db, linkSecret, secret);
}
