import { type Command, Option } from 'commander';
import { fieldNames } from '../../api/forms/form.ts';
import { waitlist } from '../../api/forms/waitlist.ts';
import { countByStatus, latestRows, totalOf } from '../repositories/rows.ts';
import { type SignupStatus, signupStatuses } from '../store/tables.ts';
import { toMinute } from '../time.ts';
import { count, table, write, writeJson } from './terminal.ts';
import { wholeNumber } from './wholeNumber.ts';
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
        const rows = await latestRows(db, 'signups', options.limit, options.status);
        if (options.json) return writeJson(rows);
        const counts = await countByStatus(db, 'signups');
        const total = options.status ? counts[options.status] : totalOf(counts);
        if (total === 0) return write('No signups yet.\n');
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
        await write(`${table(header, cells)}\n\n`);
        const shown = rows.length < total ? `the newest ${rows.length} of ` : '';
        return write(`${shown}${count(total, 'signup')}\n`);
      }),
    );
