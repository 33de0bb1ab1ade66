import { Command } from 'commander';
import { addBackup } from './backup.ts';
import { execute } from './execute.ts';
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
export function runCommand(args: readonly string[]): Promise<number> {
  const program = new Command('waitlist')
    .usage('<command> [options]')
    .description("The owner's commands. Each explains itself with --help.")
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

  return execute(program, args);
}
