import { type Command, Option } from 'commander';
import { contact } from '../../api/forms/contact.ts';
import { fieldNames } from '../../api/forms/form.ts';
import { type Message, messageColumns } from '../repositories/messages.ts';
import { eachRow, latestRows } from '../repositories/rows.ts';
import { type MessageStatus, messageStatuses } from '../store/tables.ts';
import { toMinute } from '../time.ts';
import { csvLine } from './csv.ts';
import { count, printable, report, writeLines, wholeNumber } from './terminal.ts';
import { withStore } from './withStore.ts';

interface Options {
  status?: MessageStatus;
  limit: number;
  csv?: boolean;
  json?: boolean;
}

/** `messages`: what people wrote, to read or as CSV. */
export const addMessages = (program: Command): Command =>
  program
    .command('messages')
    .description('Show the newest contact messages, or write all of them as CSV')
    .addOption(new Option('--status <status>', 'only these').choices(messageStatuses))
    .option('--limit <number>', 'how many', wholeNumber(1, 1_000_000), 20)
    .option('--csv', 'all of them as CSV, the oldest first')
    .action((options: Options) =>
      withStore(async ({ db }) => {
        if (options.csv) {
          await writeLines(csvLine(messageColumns));
          for await (const row of eachRow(db, 'messages', options.status))
            await writeLines(csvLine(messageColumns.map((column) => row[column])));
          return;
        }
        const { rows, total } = await latestRows(db, 'messages', options);
        const shown = rows.length < total ? `the newest ${rows.length} of ` : '';
        const words = `${rows.map(textOf).join('\n\n')}\n\n${shown}${count(total, 'message')}`;
        return report(options, rows, total === 0 ? 'No messages yet.' : words);
      }),
    );

/** Fields that are shown of a sender after name and address. */
const senderDetails = fieldNames(contact).filter(
  (name) => name !== 'name' && name !== 'email' && name !== 'message',
);

const textOf = (row: Message): string => {
  const from = [`${row.name} <${row.email}>`, ...senderDetails.map((name) => row[name])]
    .filter(Boolean)
    .join(', ');
  const about = row.topic ? ` about ${row.topic}` : '';
  const held = row.status === 'quarantined' ? ' (in quarantine)' : '';
  const text = row.message
    .split(/\r?\n/)
    .map((line) => `    ${printable(line)}`)
    .join('\n');
  return `${toMinute(row.created_at)}  ${printable(`${from}${about}`)}${held}\n${text}`;
};
