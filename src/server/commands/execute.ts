import { type Command, CommanderError } from 'commander';
import { messageOf, PlainError } from '../plainError.ts';
import { StoreUnavailable } from '../store/unavailable.ts';

/**
 * Runs a program of commands: whatever goes wrong is one sentence, never a stack trace.
 *
 * @param args - As typed.
 * @returns The exit code.
 */
export async function execute(program: Command, args: readonly string[]): Promise<number> {
  for (const command of [program, ...program.commands]) command.exitOverride();
  program.addHelpText(
    'after',
    '\nExit codes: 0 done, 1 not done (one sentence says why), 2 the command was not understood.',
  );
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    console.error(sentenceFor(error));
    return 1;
  }
}

/** What to do about a database that does not take the work, by its code. */
const remedies: Record<string, string> = {
  SQLITE_FULL: 'the disk is full: free some space and run the command again',
  SQLITE_BUSY: 'another program keeps it in use: end that and run the command again',
  SQLITE_READONLY: 'it cannot be written: give this user write access to the file and its folder',
  SQLITE_CORRUPT: 'it is damaged: see "recover" and "restore"',
};

function sentenceFor(error: unknown): string {
  if (error instanceof PlainError) return error.message;
  const remedy = error instanceof StoreUnavailable && remedies[error.code];
  return remedy
    ? `The command was not finished, because of the database: ${remedy}.`
    : `The command failed: ${messageOf(error)}`;
}
