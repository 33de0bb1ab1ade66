import { resolve } from 'node:path';
import { execa, type ResultPromise } from 'execa';

/** The result of a command. */
export interface Ran {
  /** Exit code; 1 when a signal ended it. */
  readonly code: number;
  /** Standard output and standard error as they came. */
  readonly output: string;
}

const root = resolve(import.meta.dirname, '..');

const options = (environment: Readonly<Record<string, string>>, cwd: string) =>
  ({
    cwd,
    // The project's own tools and its Node come before those of the machine.
    preferLocal: true,
    localDir: root,
    env: { NO_COLOR: '1', ...environment },
    stdin: 'ignore',
    all: true,
    reject: false,
    // A tool gets 20 s to end its own child processes before it is killed.
    forceKillAfterDelay: 20_000,
  }) as const;

/**
 * Starts a command of the project's packages from the project's root. The command ends with this process.
 *
 * @param environment - Variables besides those of this process.
 * @param cwd - Folder to run in. Default: the project's root.
 */
export const start = (
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  cwd = root,
): ResultPromise<ReturnType<typeof options>> => execa(command, args, options(environment, cwd));

/** Starts a command like `start` and waits for its end. Does not throw when the command fails. */
export async function run(...command: Parameters<typeof start>): Promise<Ran> {
  const { exitCode = 1, all, message } = await start(...command);
  return { code: exitCode, output: all || (message ?? '') };
}
