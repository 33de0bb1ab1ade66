import { Command, CommanderError } from 'commander';
import { readEnvironment } from '../env.ts';
import { messageOf, PlainError } from '../plainError.ts';
import { locationOf } from '../store/store.ts';
import { remedies, StoreUnavailable } from '../store/unavailable.ts';
import { doctorCommand } from './doctor.ts';
import { importCommand } from './import.ts';
import { indexnowCommand } from './indexnow.ts';
import { inviteCommand } from './invite.ts';
import { mailCommands } from './mail.ts';
import { peopleCommands } from './people.ts';
import { readCommands } from './read.ts';
import { recoverCommand } from './recover.ts';
import { backupCommands } from './restore.ts';
import { serveCommand } from './serve.ts';
import { statsCommand } from './stats.ts';

const program = new Command('waitlist')
  .usage('<command> [options]')
  .exitOverride()
  .description('Commands for whoever runs the waitlist. Add --help to any of them.')
  .showHelpAfterError('(add --help for the options)')
  .addHelpText(
    'after',
    '\nExit codes: 0 done, 1 not done (one sentence says why), 2 the command was not understood.',
  )
  // On standard error, so that a pipe gets only the result. Not with --json, when programs expect only JSON.
  .hook('preAction', (_program, command) => {
    if (!command.opts<{ json?: boolean }>().json)
      console.error(`Database: ${locationOf(readEnvironment().DATABASE_URL)}`);
  });
for (const command of [
  ...readCommands,
  importCommand,
  statsCommand,
  serveCommand,
  doctorCommand,
  ...peopleCommands,
  inviteCommand,
  ...mailCommands,
  ...backupCommands,
  recoverCommand,
  indexnowCommand,
])
  program.addCommand(command.copyInheritedSettings(program).option('--json', 'print JSON'));

/** Runs one of the owner's commands and returns the exit code. One sentence reports a failure. */
export async function runCommand(args: readonly string[]): Promise<number> {
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    console.error(sentenceFor(error));
    return 1;
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof PlainError) return error.message;
  const remedy = error instanceof StoreUnavailable && remedies[error.code];
  return remedy
    ? `The command was not finished: the database file ${remedy}, and run the command again.`
    : `The command failed: ${messageOf(error)}`;
}
