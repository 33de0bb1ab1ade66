import { type Command, InvalidArgumentError } from 'commander';
import type { Kysely } from 'kysely';
import { databaseUrlText, isDatabaseUrl } from '../env.ts';
import { PlainError } from '../plainError.ts';
import { openStore, type Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { count, progress, write, writeJson } from './terminal.ts';
import { withStore } from './withStore.ts';

/** In this order, because the outbox points at messages. Rates and leases are of the moment. */
const copied = ['signups', 'messages', 'outbox', 'submissions'] as const;

type Copied = (typeof copied)[number];

const pageSize = 500;

/** `migrate-to`: copies everything into another, empty database and compares the counts. */
export const addMigrateTo = (program: Command): Command =>
  program
    .command('migrate-to')
    .argument('<url>', 'postgres://… or sqlite:… of an empty database', databaseUrl)
    .description('Copy everything into another database and compare the counts')
    .option('--json', 'for machines')
    .action((url: string, options: { json?: boolean }) =>
      withStore(async (source) => {
        const target = await openStore(url, { patience: 'operator' });
        try {
          await assertEmpty(target);
          const counts = await copyAll(source, target);
          if (options.json) return await writeJson(counts);
          return await write(
            `Copied ${count(counts.signups, 'signup')} and ${count(counts.messages, 'message')}; the counts agree. Set DATABASE_URL to the new database and restart the server.\n`,
          );
        } finally {
          await target.close();
        }
      }),
    );

function databaseUrl(text: string): string {
  if (!isDatabaseUrl(text)) throw new InvalidArgumentError(`It must be ${databaseUrlText}.`);
  return text;
}

async function assertEmpty({ db }: Store): Promise<void> {
  for (const table of copied)
    if ((await countOf(db, table)) > 0)
      throw new PlainError(
        `The target database is not empty (it has ${table}); nothing was copied.`,
      );
}

async function copyAll(source: Store, target: Store): Promise<Record<Copied, number>> {
  const counts = { signups: 0, messages: 0, outbox: 0, submissions: 0 };
  const meter = progress('row');
  // One transaction: a copy that is cut off leaves the target empty, ready for another try.
  await target.db.transaction().execute(async (tx) => {
    for (const table of copied) {
      let last = '';
      for (;;) {
        const page = await source.db
          .selectFrom(table)
          .selectAll()
          .where('id', '>', last)
          .orderBy('id')
          .limit(pageSize)
          .execute();
        if (page.length === 0) break;
        await tx.insertInto(table).values(page).execute();
        counts[table] += page.length;
        last = page.at(-1)?.id ?? last;
        meter.at(counts[table]);
      }
      const arrived = await countOf(tx, table);
      if (arrived !== counts[table] || arrived !== (await countOf(source.db, table)))
        throw new PlainError(
          `The counts of ${table} differ after copying, so nothing was kept: stop the server and try again.`,
        );
    }
  });
  meter.end();
  return counts;
}

async function countOf(db: Kysely<Tables>, table: Copied): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}
