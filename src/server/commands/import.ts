import { randomUUID } from 'node:crypto';
import { Command } from 'commander';
import * as v from 'valibot';
import { waitlistSchema } from '../../api/forms/waitlist.ts';
import { errorsFrom } from '../../api/problem.ts';
import { messageOf, PlainError } from '../plainError.ts';
import {
  addSignups,
  countNew,
  normalEmail,
  type Signup,
  signupColumns,
} from '../repositories/signups.ts';
import { signupStatuses } from '../store/tables.ts';
import { dayMs, isoMoment } from '../time.ts';
import { parseCsv } from './csv.ts';
import { readUtf8 } from './readUtf8.ts';
import { report, withStore } from './command.ts';
import { count, countPersons } from '../words.ts';

/**
 * A moment in ISO 8601, because 02.11. may be February or November. At most a day ahead, which time zones
 * explain: a row from further in the future would be purged too late or never.
 */
const timestamp = v.nullish(
  v.pipe(
    v.string(),
    v.transform((text) => isoMoment(text)?.getTime() ?? NaN),
    v.check((time) => time > 0 && time < Date.now() + dayMs),
    v.transform((time) => new Date(time).toISOString()),
  ),
  null,
);

/** A row of the file, without its empty cells. */
const rowSchema = v.object({
  ...waitlistSchema.entries,
  status: v.optional(v.picklist(signupStatuses), 'active'),
  retained: v.optional(v.pipe(v.picklist(['0', '1']), v.transform(Number)), '0'),
  times_seen: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), '1'),
  created_at: timestamp,
  last_seen_at: timestamp,
  asked_at: timestamp,
  confirmed_at: timestamp,
  invited_at: timestamp,
  bounced_at: timestamp,
  asked_again_at: timestamp,
  note: v.optional(v.string(), ''),
  via: v.optional(v.string(), ''),
  code: v.optional(v.string(), ''),
});

const batchSize = 500;

export const importCommand = new Command('import')
  .argument('<file>', 'CSV whose first line names the columns as an export does')
  .description('Add people from a CSV file (a dry run unless --yes is given)')
  .option('--yes', 'really add them')
  .action(
    withStore(async ({ db }, file: string, options: { yes?: boolean; json?: boolean }) => {
      const { rows, faults } = readRows(file, new Date());
      if (faults.length > 0)
        throw new PlainError(
          `${file} was not imported: ${faults.slice(0, 5).join('; ')}${faults.length > 5 ? `; and ${faults.length - 5} more` : ''}. Correct the file and try again.`,
        );
      let added = 0;
      for (let start = 0; start < rows.length; start += batchSize) {
        const batch = rows.slice(start, start + batchSize);
        added += await (options.yes ? addSignups(db, batch) : countNew(db, batch));
      }
      const known = rows.length - added;
      const already = `${countPersons(known)} already on the list`;
      return report(
        options,
        { added: options.yes ? added : 0, wouldAdd: added, known },
        options.yes
          ? `${count(added, 'signup')} added; ${already} left as they are.`
          : `Dry run: ${count(added, 'signup')} would be added; ${already}. Add --yes to import.`,
      );
    }),
  );

/** The column that a heading such as `Email` or `UTM source` means; undefined for an unknown one. */
const columnOf = (heading: string): string | undefined =>
  signupColumns.find((column) => column === heading.trim().toLowerCase().replaceAll(' ', '_'));

function parseFile(file: string, text: string) {
  try {
    return parseCsv(text, columnOf);
  } catch (error) {
    throw new PlainError(`${file} cannot be read as CSV (${messageOf(error)}).`);
  }
}

function readRows(file: string, now: Date): { rows: Signup[]; faults: string[] } {
  const records = parseFile(file, readUtf8(file));
  if (records.some(({ cells }) => cells['email'] === undefined))
    throw new PlainError(
      `${file} has no column "email": name the columns in its first line as an export does (${signupColumns.join(', ')}).`,
    );
  const rows = new Map<string, Signup>();
  const faults: string[] = [];
  for (const { line, cells } of records) {
    const filled = Object.entries(cells).filter(([, cell]) => cell !== '');
    const { success, output, issues } = v.safeParse(rowSchema, Object.fromEntries(filled));
    if (!success) {
      faults.push(`line ${line} has a bad ${errorsFrom(issues)[0]?.field ?? 'row'}`);
      continue;
    }
    const created_at = output.created_at ?? now.toISOString();
    const last_seen_at = output.last_seen_at ?? created_at;
    const email_normal = normalEmail(output.email);
    const row = { ...output, id: randomUUID(), email_normal, created_at, last_seen_at };
    if (!rows.has(email_normal)) rows.set(email_normal, row);
  }
  return { rows: [...rows.values()], faults };
}
