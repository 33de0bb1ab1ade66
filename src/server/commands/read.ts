import { Command, Option } from 'commander';
import { PlainError } from '../plainError.ts';
import { everythingAbout } from '../repositories/people.ts';
import { contact } from '../../api/forms/contact.ts';
import { fieldNames } from '../../api/forms/form.ts';
import { waitlist } from '../../api/forms/waitlist.ts';
import { type Message, messageColumns } from '../repositories/messages.ts';
import { cameBy } from '../repositories/days.ts';
import { countOf, latestRows } from '../repositories/rows.ts';
import { exportColumns, type Signup } from '../repositories/signups.ts';
import { messageStatuses, signupStatuses } from '../store/tables.ts';
import { toMinute } from '../time.ts';
import { byteOrderMark, csvOf, type Separator } from './csv.ts';
import {
  asJson,
  printable,
  report,
  table,
  wholeNumber,
  withStore,
  write,
  writeLines,
} from './command.ts';
import { count, marksOf } from '../words.ts';

interface Options<Status> {
  status?: Status;
  limit: number;
  csv?: boolean;
  bom?: boolean;
  separator: Separator;
  json?: boolean;
}

const countOfShown = (shown: number, total: number, noun: string): string =>
  `${shown < total ? `the newest ${shown} of ` : ''}${count(total, noun)}`;

const signupFields = fieldNames(waitlist);

function letterOf(row: Message): string {
  const { name, email, message, ...others } = row;
  const details = fieldNames(contact).filter((field) => field in others);
  const from = [`${name} <${email}>`, ...details.map((field) => row[field])]
    .filter(Boolean)
    .join(', ');
  const about = row.topic ? ` about ${row.topic}` : '';
  const held = row.status === 'quarantined' ? ' (in quarantine)' : '';
  const lines = message.split(/\r?\n/).map((line) => `    ${printable(line)}`);
  return `${toMinute(row.created_at)}  ${printable(from + about)}${held}\n${lines.join('\n')}`;
}

export const readCommands = [
  new Command('list')
    .description('Show the newest signups')
    .addOption(new Option('--status <status>', 'only these').choices(signupStatuses))
    .option('--limit <number>', 'how many', wholeNumber(1, 1_000_000), 50)
    .action(
      withStore(async ({ db }, options: Options<Signup['status']>) => {
        const { rows, total } = await latestRows(db, 'signups', options);
        const cells = rows.map((row) => {
          const typed = signupFields.map((name) => row[name]);
          return [toMinute(row.created_at), ...typed, cameBy(row), marksOf(row)];
        });
        const header = ['joined (UTC)', ...signupFields, 'campaign', 'status'];
        const words = `${table(header, cells)}\n\n${countOfShown(rows.length, total, 'signup')}`;
        return report(options, rows, total === 0 && !options.status ? 'No signups yet.' : words);
      }),
    ),
  new Command('messages')
    .description('Show the newest contact messages, or write all of them as CSV')
    .addOption(new Option('--status <status>', 'only these').choices(messageStatuses))
    .option('--limit <number>', 'how many', wholeNumber(1, 1_000_000), 20)
    .option('--csv', 'all of them as CSV, the oldest first')
    .action(
      withStore(async ({ db }, options: Options<Message['status']>) => {
        if (options.csv) {
          const { rows } = await latestRows(db, 'messages', { status: options.status });
          return writeLines(csvOf(messageColumns, rows.toReversed()));
        }
        const { rows, total } = await latestRows(db, 'messages', options);
        const end = countOfShown(rows.length, total, 'message');
        const words = [...rows.map(letterOf), end].join('\n\n');
        return report(options, rows, total === 0 && !options.status ? 'No messages yet.' : words);
      }),
    ),
  new Command('export')
    .argument('[email]', 'all that is known of one person, as JSON, for the person')
    .description('Write signups as CSV, the oldest first, or all that is known of one person')
    .addOption(
      new Option('--status <status>', 'which ones')
        .choices([...signupStatuses, 'all'])
        .default('active'),
    )
    .addOption(
      new Option('--separator <character>', 'between cells').choices([',', ';']).default(','),
    )
    .option('--bom', 'begin with the byte order mark that Excel needs for UTF-8')
    .action(
      withStore(
        async ({ db }, email: string | undefined, options: Options<Signup['status'] | 'all'>) => {
          if (email !== undefined) {
            const known = await everythingAbout(db, email);
            if (known.signups.length + known.messages.length === 0)
              throw new PlainError('Nobody with this address is in the database.');
            return write(asJson(known));
          }
          const { status } = options;
          const which = { status: status === 'all' ? undefined : status };
          const people = (await latestRows(db, 'signups', which)).rows.toReversed();
          if (options.json) return write(asJson(people));
          if (options.bom) await write(byteOrderMark);
          await writeLines(csvOf(exportColumns, people, options.separator));
          const others = (await countOf(db.selectFrom('signups'))) - people.length;
          const hint = status === 'active' ? ' ("--status all" has them)' : '';
          const rest = others > 0 ? `, ${others} of another status left out${hint}` : '';
          console.error(`${count(people.length, 'signup')} written${rest}.`);
        },
      ),
    ),
];
