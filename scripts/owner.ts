import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const loaded = (code: string): string[] => ['--import', `data:text/javascript,${code}`];

// A parent that was killed cannot end its children, but the channel to it closes.
const exitWithChannel = 'process.on("disconnect",()=>process.exit(1));';

/** Flags of Node for a program that works on its parent's messages: it ends when the parent is gone. */
export const endWithParent = loaded(exitWithChannel);

// A program hands its own flags on to what it forks, and that may live by its channel.
const forget =
  'const i=process.execArgv.findIndex(a=>a.startsWith("data:"));if(i>0)process.execArgv.splice(i-1,2);';

/**
 * The same for any other program, which the channel must not keep from ending by itself. Threads of
 * the program load this too, and have no channel.
 */
const endWithParentOrSooner = loaded(`${exitWithChannel}process.channel?.unref();${forget}`);

/** Folders that are still there: they go when this process exits before their owner is disposed. */
const folders = new Set<string>();
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/**
 * Owns child processes and temporary folders: whatever is made through an owner goes when the owner
 * is disposed, the latest first, and when this process exits before that. When it is killed, its child
 * processes still end by themselves; a folder then stays.
 */
export class Owner {
  readonly #releases: (() => unknown)[] = [];

  /** Runs `release` when the owner is disposed. */
  defer(release: () => unknown): void {
    this.#releases.push(release);
  }

  /** Makes a temporary folder. */
  folder(parent: string = tmpdir()): string {
    const folder = mkdtempSync(join(parent, 'rampwright-'));
    // Servers under test may run as another user.
    chmodSync(folder, 0o755);
    folders.add(folder);
    this.defer(async () => {
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
      folders.delete(folder);
    });
    return folder;
  }

  /**
   * Starts a program in Node, with its output in pipes.
   *
   * @param args - Flags of Node, the script, and the script's arguments.
   * @param under - A program that runs Node, with its own arguments: a tracer.
   */
  node(
    args: readonly string[],
    { under = [], ...options }: Omit<SpawnOptions, 'stdio'> & { under?: readonly string[] } = {},
  ): ChildProcess {
    const [program = '', ...rest] = [...under, process.execPath, ...endWithParentOrSooner, ...args];
    const child = spawn(program, rest, {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.defer(() => endNow(child));
    return child;
  }

  /** Ends and removes everything, also when one of the releases fails. */
  async dispose(): Promise<void> {
    const errors: unknown[] = [];
    for (let release = this.#releases.pop(); release; release = this.#releases.pop())
      try {
        await release();
      } catch (error) {
        errors.push(error);
      }
    if (errors.length === 1) throw errors[0];
    if (errors.length > 1) throw new AggregateError(errors, 'Several things could not be removed.');
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

async function endNow(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
