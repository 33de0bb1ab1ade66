import { fstatSync, writeFileSync } from 'node:fs';
import { InvalidArgumentError } from 'commander';
import { type Env, readEnvironment } from '../env.ts';
import { PlainError } from '../plainError.ts';
import { assertPresent, openStore, sqlitePath, type Store } from '../store/store.ts';

/**
 * Makes the action of a command on the owner's database, which must exist: otherwise a typo in its name
 * would create an empty database, and look like an empty list.
 */
export const withStore =
  <Given extends unknown[]>(
    work: (store: Store & { env: Env }, ...given: Given) => Promise<unknown>,
  ) =>
  async (...given: Given): Promise<void> => {
    const env = readEnvironment();
    assertPresent(env.DATABASE_URL);
    await using store = await openStore(env.DATABASE_URL);
    await work({ ...store, env }, ...given);
  };

/** Path of the owner's SQLite database. On PostgreSQL, throws a PlainError that says what to do instead. */
export function requireSqlite(instead: string): { path: string; env: Env } {
  const env = readEnvironment();
  const path = sqlitePath(env.DATABASE_URL);
  if (path === null) throw new PlainError(`DATABASE_URL names PostgreSQL: ${instead}.`);
  return { path, env };
}

/** Text that is safe on a terminal: control characters could move the cursor or hide text. */
export const printable = (text: string): string => text.replaceAll(/\p{C}/gu, '·');

export function table(header: string[], rows: string[][]): string {
  const all = [header, ...rows].map((row) => row.map(printable));
  // Not `Math.max(...)`, which takes only some 125,000 values.
  const widths = header.map((_name, column) =>
    Math.min(
      40,
      all.reduce((most, row) => Math.max(most, row[column]?.length ?? 0), 0),
    ),
  );
  const fit = (cell: string, column: number) => {
    const width = widths[column] ?? 0;
    return cell.length > width ? `${cell.slice(0, width - 1)}…` : cell.padEnd(width);
  };
  return all.map((row) => row.map(fit).join('  ').trimEnd()).join('\n');
}

/** @throws PlainError when `--yes` was not given for something that cannot be undone. */
export function assertAgreed({ yes }: { yes?: boolean }, consequence: string): void {
  if (!yes) throw new PlainError(`${consequence} Nothing was done: add --yes to go ahead.`);
}

/** Writes to standard output; resolves when the text is written, because the reader may be slow. */
export async function write(text: string): Promise<void> {
  // Node's stream to a file writes once, and says nothing when a full disk takes only a part.
  if (fstatSync(1).isFile()) return writeFileSync(1, text);
  await new Promise<void>((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

/** Writes lines of text. Only a terminal gets them without control characters, because it would act on them. */
export const writeLines = (text: string): Promise<void> =>
  write(process.stdout.isTTY ? text.replaceAll(/(?!\r?\n)\p{C}/gu, '·') : text);

/** Control and format characters that JSON leaves as they are, but a terminal acts on. */
const acting = /[\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069]/g;

/** A value as JSON, in which the characters are escaped that a terminal would act on. */
export const asJson = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replaceAll(
    acting,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )}\n`;

/** Writes what a command did: with `--json` as a value, otherwise in words. */
export const report = (
  { json }: { json?: boolean },
  value: unknown,
  words: string,
): Promise<void> => write(json ? asJson(value) : `${words}\n`);

/** Makes the parser of an option whose value is a whole number; the parser throws for any other value. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < least || number > most)
      throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
    return number;
  };
