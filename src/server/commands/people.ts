import type { Command } from 'commander';
import { planOf } from '../outbox/plan.ts';
import { PlainError } from '../plainError.ts';
import { release, retainPerson, unsubscribe } from '../repositories/people.ts';
import type { PeopleRows } from '../repositories/rows.ts';
import { countOfBoth, report } from './terminal.ts';
import { withStore } from './withStore.ts';

interface Options {
  undo?: boolean;
  all?: boolean;
  json?: boolean;
}

function assertFound({ signups, messages }: PeopleRows): void {
  if (signups + messages === 0)
    throw new PlainError('Nobody with this address is in the database; nothing was changed.');
}

/** `retain`: keeps a person past the retention period. */
export const addRetain = (program: Command): Command =>
  program
    .command('retain')
    .argument('<email>', "the person's address")
    .description('Keep a person past 24 months, at their request')
    .option('--undo', 'stop keeping them')
    .action((email: string, options: Options) =>
      withStore(async ({ db }) => {
        const retained = await retainPerson(db, email, !options.undo);
        assertFound(retained);
        const until = options.undo ? 'will be removed after 24 months' : 'will be kept';
        const value = { retained: !options.undo, ...retained };
        return report(options, value, `${countOfBoth(retained)} ${until}.`);
      }),
    );

/** `unsubscribe`: keeps a person on record as not wanting mail. */
export const addUnsubscribe = (program: Command): Command =>
  program
    .command('unsubscribe')
    .argument('<email>', "the person's address")
    .description('Note that a person wants no mail: they are left out of exports and mail')
    .option('--undo', 'they want it again')
    .action((email: string, options: Options) =>
      withStore(async ({ db }) => {
        const touched = await unsubscribe(db, email, Boolean(options.undo));
        assertFound(touched);
        const status = options.undo ? 'active' : 'unsubscribed';
        return report(options, { status }, `The signup is ${status}.`);
      }),
    );

/** `release`: lifts people out of quarantine. */
export const addRelease = (program: Command): Command =>
  program
    .command('release')
    .argument('[email]', "the person's address")
    .description('Let signups and messages out of quarantine')
    .option('--all', "everyone's")
    .action((email: string | undefined, options: Options) =>
      withStore(async ({ db }, env) => {
        if (!email && !options.all)
          throw new PlainError('Say whom to release: an email address, or --all for everyone.');
        const released = await release(db, email ?? null, planOf(env), new Date());
        if (email) assertFound(released);
        return report(options, { released }, `${countOfBoth(released)} released.`);
      }),
    );
