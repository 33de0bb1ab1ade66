import type { Command } from 'commander';
import { PlainError } from '../plainError.ts';
import { type Mention, mentionsOf, removeMessages } from '../repositories/mentions.ts';
import { removePerson } from '../repositories/people.ts';
import { normalEmail } from '../repositories/signups.ts';
import { filesWithMore, scrub } from '../store/scrub.ts';
import { confirm, count, countOfBoth, printable, write, writeJson } from './terminal.ts';
import { withStore } from './withStore.ts';

interface Options {
  yes?: boolean;
  mentions?: boolean;
  json?: boolean;
}

/** `delete`: removes a person from tables, outbox, database file and write-ahead log. */
export const addDelete = (program: Command): Command =>
  program
    .command('delete')
    .argument('<email>', 'whose')
    .description('Remove a person and everything they sent, from the disk too')
    .option('--mentions', 'remove messages of other people that name the address, too')
    .option('--yes', 'do not ask')
    .action((email: string, options: Options) =>
      withStore(async (store) => {
        await confirm(
          `This removes the signup and all messages of this person${options.mentions ? ', and messages of others that name them,' : ''} for good.`,
          Boolean(options.yes),
        );
        const removed = await removePerson(store.db, email);
        if (options.mentions) {
          const found = await mentionsOf(store, email);
          removed.messages += await removeMessages(store.db, messageIds(found.mentions));
        }
        // Also when nothing was found: an earlier run may have been cut off before this step.
        await scrub(store);
        const { mentions, occurrences } = await mentionsOf(store, email);
        const traces =
          store.kind === 'sqlite'
            ? filesWithMore(store.place, normalEmail(email), occurrences)
            : [];
        if (traces.length > 0)
          throw new PlainError(
            `The person is off the list, but their address is still in ${traces.join(' and ')}, outside of every row the site knows: stop the server, run the command again, and if that does not help restore a backup and delete the person there.`,
          );
        if (options.json) return writeJson({ removed, tracesLeft: 0, mentions });
        const place =
          store.kind === 'sqlite'
            ? 'No trace of them is left in the database file or its log.'
            : 'The tables were rewritten; PostgreSQL recycles its own log in time.';
        const isFound = removed.signups + removed.messages > 0;
        const done = isFound
          ? `${countOfBoth(removed)} removed.`
          : 'Nobody with this address is in the database.';
        return write(
          `${done} ${place} Backups and kept files made earlier may still hold them.\n${mentionsText(mentions)}`,
        );
      }),
    );

const messageIds = (mentions: readonly Mention[]): string[] =>
  mentions.filter(({ table }) => table === 'messages').map(({ id }) => id);

/** Rows of other people that stay, and how to remove them. */
function mentionsText(mentions: readonly Mention[]): string {
  if (mentions.length === 0) return '';
  const lines = mentions.map(({ table, email, created_at, id }) => {
    const what = table === 'messages' ? 'message' : 'signup';
    return `  ${created_at.slice(0, 10)}  ${what} of ${printable(email)}  ${id}`;
  });
  const remedy =
    messageIds(mentions).length > 0 ? 'Remove the messages with "delete EMAIL --mentions".\n' : '';
  return `The address is named in ${count(mentions.length, 'row')} of other people:\n${lines.join('\n')}\n${remedy}`;
}
