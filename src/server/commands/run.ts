import { Command } from 'commander';
import { readEnvironment } from '../env.ts';
import { placeOf } from '../store/store.ts';
import { addBackup } from './backup.ts';
import { addBounces } from './bounces.ts';
import { addDelete } from './delete.ts';
import { addDoctor } from './doctor.ts';
import { execute } from './execute.ts';
import { addExport } from './export.ts';
import { addImport } from './import.ts';
import { addInvite } from './invite.ts';
import { addList } from './list.ts';
import { addMessages } from './messages.ts';
import { addMigrateTo } from './migrateTo.ts';
import { addRecover } from './recover.ts';
import { addRelease, addRetain, addUnsubscribe } from './people.ts';
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
  ])
    add(program).option('--json', 'for machines');

  // Into a pipe as well: it goes to standard error. Machines asked for JSON and nothing else.
  program.hook('preAction', (_program, command) => {
    if (!command.opts<{ json?: boolean }>().json)
      console.error(`Database: ${placeOf(readEnvironment().DATABASE_URL)}`);
    if (isBelowNpmLines()) console.error(npmLines);
  });
  return execute(program, args);
}

const npmLines =
  'npm began what it passes on with lines of its own: for pipes and files use bin/waitlist, or npm run --silent waitlist.';

/** Whether npm has written its lines before ours into a pipe or a file. */
const isBelowNpmLines = (): boolean =>
  process.env['npm_lifecycle_event'] === 'waitlist' &&
  process.env['npm_config_loglevel'] !== 'silent' &&
  !process.stdout.isTTY;
