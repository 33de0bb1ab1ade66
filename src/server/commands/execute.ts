import { type Command, CommanderError } from 'commander';
import { messageOf, PlainError } from '../plainError.ts';

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
    const isPlain = error instanceof PlainError;
    console.error(isPlain ? error.message : `The command failed: ${messageOf(error)}`);
    return 1;
  }
}
