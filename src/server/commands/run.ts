import { Command, CommanderError } from 'commander';
import { readEnvironment } from '../env.ts';
import { messageOf, PlainError } from '../plainError.ts';
import { locationOf } from '../store/store.ts';
import { StoreUnavailable } from '../store/unavailable.ts';
import { addDoctor } from './doctor.ts';
import { addImport } from './import.ts';
import { addIndexnow } from './indexnow.ts';
import { addBounces, addInvite } from './invite.ts';
import { addMigrateTo } from './migrateTo.ts';
import { addExport, addList, addMessages } from './read.ts';
import { addRecover } from './recover.ts';
import { addDelete, addPurge, addRelease, addRetain, addUnsubscribe } from './people.ts';
import { addBackup, addRestore } from './restore.ts';
import { addServe } from './serve.ts';
import { addStats } from './stats.ts';

/** Runs one of the owner's commands and returns the exit code. One sentence reports a failure. */
export async function runCommand(args: readonly string[]): Promise<number> {
  const program = new Command('waitlist')
    .usage('<command> [options]')
    .exitOverride()
    .description('Commands for whoever runs the waitlist. Add --help to any of them.')
    .showHelpAfterError('(add --help for the options)')
    .addHelpText(
      'after',
      '\nExit codes: 0 done, 1 not done (one sentence says why), 2 the command was not understood.',
    )
    // On standard error, which a pipe leaves out. With --json, programs expect JSON and nothing else.
    .hook('preAction', (_program, command) => {
      if (!command.opts<{ json?: boolean }>().json)
        console.error(`Database: ${locationOf(readEnvironment().DATABASE_URL)}`);
    });
  for (const add of [
    addList,
    addExport,
    addImport,
    addStats,
    addServe,
    addDoctor,
    addMessages,
    addDelete,
    addRetain,
    addRelease,
    addUnsubscribe,
    addInvite,
    addBounces,
    addPurge,
    addBackup,
    addRestore,
    addRecover,
    addMigrateTo,
    addIndexnow,
  ])
    add(program).option('--json', 'print JSON');
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    console.error(sentenceFor(error));
    return 1;
  }
}

/** What to do when the database refuses, by its error code. */
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
