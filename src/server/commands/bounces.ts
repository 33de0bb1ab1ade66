import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { normalEmail } from '../repositories/signups.ts';
import { markBounced } from '../repositories/people.ts';
import { count, countPersons, report } from './terminal.ts';
import { withStore } from './withStore.ts';

/** How many addresses one statement takes. */
const batch = 500;

/** `bounces`: notes addresses to which mail comes back; nothing is sent to them any more. */
export const addBounces = (program: Command): Command =>
  program
    .command('bounces')
    .argument('<file>', 'one address per line, as a mail provider exports its hard bounces')
    .description('Stop mail to addresses that bounce')
    .action((file: string, options: { json?: boolean }) =>
      withStore(async ({ db }) => {
        const found = readFileSync(file, 'utf8').match(/[^\s",;<>]+@[^\s",;<>]+/g) ?? [];
        const emails = [...new Set(found.map(normalEmail))];
        let marked = 0;
        for (let start = 0; start < emails.length; start += batch)
          marked += await markBounced(db, emails.slice(start, start + batch), new Date());
        const all = count(emails.length, 'address', 'addresses');
        return report(options, { marked }, `${countPersons(marked)} of ${all} get no more mail.`);
      }),
    );
