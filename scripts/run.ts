import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { Owner } from './owner.ts';

/** The result of a command. */
export interface Ran {
  /** Exit code; 1 when a signal ended it. */
  readonly code: number;
  /** Standard output and standard error as they came. */
  readonly output: string;
}

const root = resolve(import.meta.dirname, '..');

/** Commands whose package has another name. */
const packages: Readonly<Record<string, string>> = {
  tsc: 'typescript',
  'test-storybook': '@storybook/test-runner',
};

/** The script behind a command: the links in `node_modules/.bin` differ between systems. */
function scriptOf(command: string): string {
  const folder = join(root, 'node_modules', packages[command] ?? command);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  return join(folder, typeof bin === 'string' ? bin : (bin[command] ?? ''));
}

/** The search path with this very Node first, for tools that start others by name. */
function sameNode(): Record<string, string> {
  // Windows spells it "Path".
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { [name]: [dirname(process.execPath), process.env[name]].join(delimiter) };
}

/** Everything that was started from here and still runs. */
const running = new Owner();
let isEnding = false;

/** Ends this process by a signal once everything that it started has ended. */
async function endBy(signal: NodeJS.Signals): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await running.dispose();
  process.exit(signal === 'SIGINT' ? 130 : 143);
}

/** The owner of what lives as long as this process; it is disposed when a signal ends the process. */
export function ownerOfProcess(): Owner {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    // Not once: Ctrl-C in a terminal may arrive twice, and the second would end this process at once.
    if (process.listenerCount(signal) === 0) process.on(signal, () => void endBy(signal));
  return running;
}

/** Starts a command of the project's packages from the project's root; the caller hears what it says. */
export function start(command: string, args: readonly string[]): ChildProcess {
  return ownerOfProcess().node([scriptOf(command), ...args], {
    cwd: root,
    env: { ...process.env, ...sameNode(), NO_COLOR: '1' },
  });
}

/**
 * Runs a command of the project's packages, or `node`, from the project's root and waits for the end.
 * It does not throw when the command fails.
 *
 * @param environment - Variables besides those of this process.
 * @param cwd - Where it runs, if not there.
 */
export function run(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  cwd = root,
): Promise<Ran> {
  return new Promise((done) => {
    const child = ownerOfProcess().node(command === 'node' ? args : [scriptOf(command), ...args], {
      cwd,
      env: { ...process.env, ...sameNode(), NO_COLOR: '1', ...environment },
    });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => done({ code: 1, output: error.message }));
    child.on('close', (code) =>
      done({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }),
    );
  });
}
