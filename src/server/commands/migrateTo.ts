import { Command } from 'commander';
import { PlainError } from '../plainError.ts';
import { countOf, eachPage } from '../repositories/rows.ts';
import { linkSecret, readSetting, writeSetting } from '../repositories/settings.ts';
import { openStore, type Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { countOfBoth, report } from './terminal.ts';
import { withStore } from './withStore.ts';

/** The tables that are copied, each after those it refers to; of the settings, those that must not be lost. */
const copied = ['signups', 'messages', 'outbox', 'submissions'] as const;

type Copied = (typeof copied)[number];

type Missing = Exclude<keyof Tables, Copied | 'settings' | 'rates' | 'migrations'>;
// A new table fails to compile here until it is named above.
true satisfies [Missing] extends [never] ? true : Missing;

export const migrateToCommand = new Command('migrate-to')
  .description('Copy everything into the empty database of TARGET_DATABASE_URL and compare')
  .action(
    withStore(async (source, options: { json?: boolean }) => {
      const { TARGET_DATABASE_URL: url } = source.env;
      if (!url) throw new PlainError('Say where to copy to, in TARGET_DATABASE_URL.');
      await using target = await openStore(url);
      for (const table of copied)
        if ((await countOf(target.db.selectFrom(table))) > 0)
          throw new PlainError(
            `The target database is not empty (it has ${table}); nothing was copied.`,
          );
      const counts = await copyAll(source, target);
      return await report(
        options,
        counts,
        `Copied ${countOfBoth(counts)}; the counts agree. Set DATABASE_URL to the new database and restart the server.`,
      );
    }),
  );

async function copyAll(source: Store, target: Store): Promise<Record<Copied, number>> {
  const counts = { signups: 0, messages: 0, outbox: 0, submissions: 0 };
  // One transaction: a copy that is cut off leaves the target empty, ready for another try.
  await target.db.transaction().execute(async (tx) => {
    for (const table of copied) {
      for await (const page of eachPage(source.db, table))
        await tx.insertInto(table).values(page).execute();
      counts[table] = await countOf(tx.selectFrom(table));
      if (counts[table] !== (await countOf(source.db.selectFrom(table))))
        throw new PlainError(
          `The counts of ${table} differ after copying, so nothing was kept: stop the server and try again.`,
        );
    }
  });
  // Links in emails that were sent must keep working, and a pause holds.
  for (const key of [linkSecret, 'mail_paused']) {
    const value = await readSetting(source.db, key);
    if (value !== undefined) await writeSetting(target.db, key, value);
  }
  return counts;
}
