import type { Command } from 'commander';
import { removePerson } from '../repositories/people.ts';
import { scrub } from '../store/scrub.ts';
import { confirm, countOfBoth, report } from './terminal.ts';
import { withStore } from './withStore.ts';

/** `delete`: removes a person from tables, outbox, database file and write-ahead log. */
export const addDelete = (program: Command): Command =>
  program
    .command('delete')
    .argument('<email>', "the person's address")
    .description('Remove a person and everything they sent, from the disk too')
    .option('--yes', 'do not ask')
    .action((email: string, options: { yes?: boolean; json?: boolean }) =>
      withStore(async (store) => {
        await confirm(
          'This removes the signup and all messages of this person for good.',
          Boolean(options.yes),
        );
        const removed = await removePerson(store.db, email);
        // Also when nothing was found: an earlier run may have been cut off before this step.
        await scrub(store);
        const rebuilt =
          store.kind === 'sqlite'
            ? 'The database file was rebuilt and its log emptied.'
            : 'The tables were rewritten; PostgreSQL recycles its own log in time.';
        const isFound = removed.signups + removed.messages > 0;
        const done = isFound
          ? `${countOfBoth(removed)} removed.`
          : 'Nobody with this address is in the database.';
        return report(
          options,
          { removed },
          `${done} ${rebuilt} Backups and kept files made earlier may still hold them, and messages of other people may name them.`,
        );
      }),
    );
