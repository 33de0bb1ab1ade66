import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const endWithParent = ['--import', new URL('endWithParent.mjs', import.meta.url).href];

/** Temporary folders that have not been disposed of yet; they are removed when this process exits. */
const folders = new Set<string>();
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/**
 * Child processes and temporary folders that end together: `dispose` ends and removes all of them, the
 * latest first, and so does the exit of this process. When this process is killed, its child processes still
 * end by themselves, but its folders stay.
 */
export class Resources {
  readonly #releases: (() => unknown)[] = [];

  /** Makes `dispose` run `release`. */
  defer(release: () => unknown): void {
    this.#releases.push(release);
  }

  /** Makes a temporary folder. */
  folder(parent: string = tmpdir()): string {
    const folder = mkdtempSync(join(parent, 'site-'));
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
   * @param under - A program that runs Node, such as a tracer, with its arguments.
   */
  node(
    args: readonly string[],
    { under = [], ...options }: Omit<SpawnOptions, 'stdio'> & { under?: readonly string[] } = {},
  ): ChildProcess {
    const [program = '', ...rest] = [...under, process.execPath, ...endWithParent, ...args];
    const child = spawn(program, rest, { ...options, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
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

async function endNow(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
