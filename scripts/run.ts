import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** What a command left behind. */
export interface Ran {
  /** Exit code; 1 when a signal ended it. */
  readonly code: number;
  /** Standard output and standard error as they came. */
  readonly output: string;
}

const tools = resolve(import.meta.dirname, '../node_modules/.bin');

/** Runs a command of the project's packages from its root and waits for the end. It does not throw when the command fails. */
export function run(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  return new Promise((done) => {
    const child = spawn(command, [...args], {
      cwd: resolve(import.meta.dirname, '..'),
      env: {
        ...process.env,
        PATH: [tools, process.env['PATH']].join(delimiter),
        NO_COLOR: '1',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => done({ code: 1, output: error.message }));
    child.on('close', (code) =>
      done({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }),
    );
  });
}
