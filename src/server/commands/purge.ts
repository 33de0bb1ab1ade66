import type { Command } from 'commander';
import { countExpired, retentionMonths } from '../repositories/expired.ts';
import { purge } from '../retention.ts';
import { scrub } from '../store/scrub.ts';
import { confirm, count, countOfBoth, report, wholeNumber } from './terminal.ts';
import { withStore } from './withStore.ts';

/** `purge`: removes what is past the retention period, as the server does every day. */
export const addPurge = (program: Command): Command =>
  program
    .command('purge')
    .description('Remove now what the server removes every day: what is past its time')
    .option('--max <number>', 'default a twentieth of all, at least 100', wholeNumber(0, 1e9))
    .option('--yes', 'do not ask')
    .action((options: { max?: number; yes?: boolean; json?: boolean }) =>
      withStore(async (store) => {
        const now = new Date();
        const { expired, total } = await countExpired(store.db, now);
        if (expired > 0)
          await confirm(
            `${count(expired, 'row')} of ${total} are past ${retentionMonths} months, or were never confirmed. This removes them for good.`,
            options.yes,
          );
        const done = await purge(store, now, options.max);
        if (done.signups + done.messages > 0) await scrub(store);
        const rest =
          done.remaining > 0
            ? `, ${done.remaining} left for the next run (more at once with --max, if the clock is right)`
            : '';
        return report(options, done, `${countOfBoth(done)} removed${rest}.`);
      }),
    );
