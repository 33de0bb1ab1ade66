import { Command } from 'commander';
import { planOf } from '../outbox/plan.ts';
import { PlainError } from '../plainError.ts';
import { release, removePerson, retainPerson } from '../repositories/people.ts';
import { normalEmail, updateSignup } from '../repositories/signups.ts';
import { countExpired, purge } from '../retention.ts';
import { scrub } from '../store/scrub.ts';
import { assertAgreed, report, wholeNumber, withStore } from './command.ts';
import { count, countOfBoth } from '../words.ts';

interface Options {
  max?: number;
  undo?: boolean;
  all?: boolean;
  yes?: boolean;
  json?: boolean;
}

function assertFound(isFound: boolean): void {
  if (!isFound)
    throw new PlainError('Nobody with this address is in the database; nothing was changed.');
}

export const peopleCommands = [
  new Command('delete')
    .argument('<email>', "the person's address")
    .description('Remove a person and everything they sent, from the disk too')
    .option('--yes', 'really remove them')
    .action(
      withStore(async (store, email: string, options: Options) => {
        assertAgreed(options, 'This removes the signup and all messages of this person for good.');
        const removed = await removePerson(store.db, email);
        // Done even when nobody was found: an earlier run may have been cut off before this step.
        await scrub(store);
        assertFound(removed.signups + removed.messages > 0);
        const rebuilt =
          store.kind === 'sqlite'
            ? 'The database file was rebuilt and its log emptied.'
            : 'The tables were rewritten; PostgreSQL recycles its own log in time.';
        return report(
          options,
          { removed },
          `${countOfBoth(removed)} removed. ${rebuilt} Backups and kept files made earlier may still hold them, and messages of other people may name them.`,
        );
      }),
    ),
  new Command('retain')
    .argument('<email>', "the person's address")
    .description('Keep a person past 24 months, at their request')
    .option('--undo', 'stop keeping them')
    .action(
      withStore(async ({ db }, email: string, options: Options) => {
        const retained = await retainPerson(db, email, !options.undo);
        assertFound(retained.signups + retained.messages > 0);
        const until = options.undo ? 'will be removed after 24 months' : 'will be kept';
        const value = { retained: !options.undo, ...retained };
        return report(options, value, `${countOfBoth(retained)} ${until}.`);
      }),
    ),
  new Command('unsubscribe')
    .argument('<email>', "the person's address")
    .description('Note that a person wants no mail: they are left out of exports and mail')
    .option('--undo', 'they want it again')
    .action(
      withStore(async ({ db }, email: string, options: Options) => {
        const status = options.undo ? 'active' : 'unsubscribed';
        const change = { status, asked_again_at: null } as const;
        if (!(await updateSignup(db, 'email_normal', normalEmail(email), change)))
          throw new PlainError('Nobody with this address is on the waitlist: nothing was changed.');
        return report(options, { status }, `The signup is ${status}.`);
      }),
    ),
  new Command('release')
    .argument('[email]', "the person's address")
    .description('Let signups and messages out of quarantine')
    .option('--all', "everyone's")
    .action(
      withStore(async ({ db, env }, email: string | undefined, options: Options) => {
        if (!email && !options.all)
          throw new PlainError('Say whom to release: an email address, or --all for everyone.');
        const released = await release(db, email ?? null, planOf(env), new Date());
        if (email) assertFound(released.signups + released.messages > 0);
        return report(options, { released }, `${countOfBoth(released)} released.`);
      }),
    ),
  new Command('purge')
    .description('Remove now what the server removes every day: what is past its time')
    .option('--max <number>', 'default a twentieth of all, at least 100', wholeNumber(0, 1e9))
    .option('--yes', 'really remove them')
    .action(
      withStore(async (store, options: Options) => {
        const now = new Date();
        const { expired, total } = await countExpired(store.db, now);
        if (expired > 0)
          assertAgreed(
            options,
            `${count(expired, 'row')} of ${total} are past 24 months, or were never confirmed. This removes them for good.`,
          );
        const done = await purge(store, now, options.max);
        if (options.yes) await scrub(store);
        const rest =
          done.remaining > 0
            ? `, ${done.remaining} left for the next run (more at once with --max, if the clock is right)`
            : '';
        return report(options, done, `${countOfBoth(done)} removed${rest}.`);
      }),
    ),
];
