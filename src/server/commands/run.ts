import { Command, CommanderError } from 'commander';
import { messageOf, PlainError } from '../plainError.ts';
import { addBackup } from './backup.ts';
import { addExport } from './export.ts';
import { addImport } from './import.ts';
import { addList } from './list.ts';
import { addMessages } from './messages.ts';
import { addMigrateTo } from './migrateTo.ts';
import { addDelete, addRelease, addRetain, addUnsubscribe } from './people.ts';
import { addPurge } from './purge.ts';
import { addRestore } from './restore.ts';
import { addStats } from './stats.ts';

/**
 * Runs one of the owner's commands.
 *
 * @param args - The command and its options, as typed.
 * @returns The exit code.
 */
export async function runCommand(args: readonly string[]): Promise<number> {
  const program = new Command('waitlist')
    .usage('<command> [options]')
    .description("The owner's commands. Each explains itself with --help.")
    .addHelpText(
      'after',
      '\nExit codes: 0 done, 1 not done (one sentence says why), 2 the command was not understood.',
    )
    .showHelpAfterError('(add --help for the options)');

  for (const add of [
    addList,
    addExport,
    addImport,
    addStats,
    addMessages,
    addDelete,
    addRetain,
    addRelease,
    addUnsubscribe,
    addPurge,
    addBackup,
    addRestore,
    addMigrateTo,
  ])
    add(program);

  for (const command of [program, ...program.commands]) command.exitOverride();

  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) {
      return error.exitCode === 0 ? 0 : 2;
    }
    const isPlain = error instanceof PlainError;
    console.error(isPlain ? error.message : `The command failed: ${messageOf(error)}`);
    return 1;
  }
}
