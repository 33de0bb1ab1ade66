import type { Command } from 'commander';
import { countExpired } from '../repositories/people.ts';
import { purge, retentionCutoffs, retentionMonths } from '../retention.ts';
import { scrub } from '../store/scrub.ts';
import { dayOf } from '../time.ts';
import { confirm, count, countOfBoth, report, wholeNumber } from './terminal.ts';
import { withStore } from './withStore.ts';

interface Options {
  max?: number;
  yes?: boolean;
  json?: boolean;
}

/** `purge`: removes what is past the retention period, as the server does every day. */
export const addPurge = (program: Command): Command =>
  program
    .command('purge')
    .description(
      `Remove rows older than ${retentionMonths} months, and signups that were never confirmed, unless retained`,
    )
    .option(
      '--max <number>',
      'at most this many; default a twentieth of all, at least 100',
      wholeNumber(0, 1_000_000_000),
    )
    .option('--yes', 'do not ask')
    .action((options: Options) =>
      withStore(async (store) => {
        const now = new Date();
        const cutoffs = retentionCutoffs(now);
        const { expired, total } = await countExpired(store.db, cutoffs);
        if (expired > 0) {
          const day = dayOf(cutoffs.made);
          await confirm(
            `${count(expired, 'row')} of ${total} are from before ${day}, or were never confirmed. This removes them for good.`,
            Boolean(options.yes),
          );
        }
        const done = await purge(store, now, options.max);
        if (done.signups + done.messages > 0) await scrub(store);
        const rest =
          done.remaining > 0
            ? `, ${done.remaining} left for the next run (more at once with --max, if the clock is right)`
            : '';
        return report(options, done, `${countOfBoth(done)} removed${rest}.`);
      }),
    );
