import { type Command, Option } from 'commander';
import { countSignups, eachSignup, type Signup, signupColumns } from '../repositories/signups.ts';
import type { SignupStatus } from '../store/tables.ts';
import { csvLine } from './csv.ts';
import { openOutput } from './output.ts';
import { asJson, count, progress } from './terminal.ts';
import { withStore } from './withStore.ts';

interface ExportOptions {
  status: SignupStatus | 'all';
  output?: string;
  json?: boolean;
}

/** `export`: signups as CSV. */
export const addExport = (program: Command): Command =>
  program
    .command('export')
    .description('Write signups as CSV, the oldest first')
    .addOption(
      new Option('--status <status>', 'which ones')
        .choices(['active', 'quarantined', 'unsubscribed', 'all'])
        .default('active'),
    )
    .option('--output <file>', 'write to a file (readable by you only) instead of the terminal')
    .option('--json', 'JSON instead of CSV')
    .action((options: ExportOptions) =>
      withStore(async ({ db }) => {
        const filter = options.status === 'all' ? {} : { status: options.status };
        const output = await openOutput(options.output);
        if (options.json) {
          const rows: Signup[] = [];
          for await (const row of eachSignup(db, filter)) rows.push(row);
          await output.write(asJson(rows));
          return output.close();
        }
        const meter = progress('signup');
        let done = 0;
        await output.write(csvLine(signupColumns));
        for await (const row of eachSignup(db, filter)) {
          await output.write(csvLine(signupColumns.map((column) => row[column])));
          meter.at((done += 1));
        }
        await output.close();
        meter.end();
        const counts = await countSignups(db);
        const left = counts.active + counts.quarantined + counts.unsubscribed - done;
        const hint = left > 0 && options.status === 'active' ? ' ("--status all" has them)' : '';
        const rest = left > 0 ? `, ${left} of another status left out${hint}` : '';
        console.error(`${count(done, 'signup')} written${rest}.`);
      }),
    );
