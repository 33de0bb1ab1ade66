import { type Command, Option } from 'commander';
import { countByStatus, eachRow, totalOf } from '../repositories/rows.ts';
import { type Signup, signupColumns } from '../repositories/signups.ts';
import { type SignupStatus, signupStatuses } from '../store/tables.ts';
import { csvLine } from './csv.ts';
import { asJson, count, write, writeLines } from './terminal.ts';
import { withStore } from './withStore.ts';

interface ExportOptions {
  status: SignupStatus | 'all';
  bom?: boolean;
  json?: boolean;
}

/** `export`: signups as CSV. */
export const addExport = (program: Command): Command =>
  program
    .command('export')
    .description('Write signups as CSV, the oldest first')
    .addOption(
      new Option('--status <status>', 'which ones')
        .choices([...signupStatuses, 'all'])
        .default('active'),
    )
    .option('--bom', 'begin with the byte order mark that Excel needs for UTF-8')
    .action((options: ExportOptions) =>
      withStore(async ({ db }) => {
        const status = options.status === 'all' ? undefined : options.status;
        if (options.json) {
          const rows: Signup[] = [];
          for await (const row of eachRow(db, 'signups', status)) rows.push(row);
          return write(asJson(rows));
        }
        let done = 0;
        await writeLines(`${options.bom ? '\uFEFF' : ''}${csvLine(signupColumns)}`);
        for await (const row of eachRow(db, 'signups', status)) {
          await writeLines(csvLine(signupColumns.map((column) => row[column])));
          done += 1;
        }
        const counts = await countByStatus(db, 'signups');
        const others = totalOf(counts) - done;
        const hint = others > 0 && options.status === 'active' ? ' ("--status all" has them)' : '';
        const rest = others > 0 ? `, ${others} of another status left out${hint}` : '';
        console.error(`${count(done, 'signup')} written${rest}.`);
      }),
    );
