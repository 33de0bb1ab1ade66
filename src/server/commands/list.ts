import { type Command, Option } from 'commander';
import { fieldNames } from '../../api/forms/form.ts';
import { waitlist } from '../../api/forms/waitlist.ts';
import { latestRows } from '../repositories/rows.ts';
import { type SignupStatus, signupStatuses } from '../store/tables.ts';
import { toMinute } from '../time.ts';
import { count, report, table, wholeNumber } from './terminal.ts';
import { withStore } from './withStore.ts';

const fields = fieldNames(waitlist);

/** `list`: the newest signups. */
export const addList = (program: Command): Command =>
  program
    .command('list')
    .description('Show the newest signups')
    .addOption(new Option('--status <status>', 'only these').choices(signupStatuses))
    .option('--limit <number>', 'how many', wholeNumber(1, 1_000_000), 50)
    .action((options: { status?: SignupStatus; limit: number; json?: boolean }) =>
      withStore(async ({ db }) => {
        const { rows, total } = await latestRows(db, 'signups', options);
        const cells = rows.map((row) => [
          toMinute(row.created_at),
          ...fields.map((name) => row[name]),
          row.utm_campaign,
          [
            row.status,
            row.retained && 'retained',
            row.invited_at && 'invited',
            row.bounced_at && 'bounced',
          ]
            .filter(Boolean)
            .join(', '),
        ]);
        const header = ['joined (UTC)', ...fields, 'campaign', 'status'];
        const shown = rows.length < total ? `the newest ${rows.length} of ` : '';
        const words = `${table(header, cells)}\n\n${shown}${count(total, 'signup')}`;
        return report(options, rows, total === 0 ? 'No signups yet.' : words);
      }),
    );
