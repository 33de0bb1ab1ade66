import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { inject, vi } from 'vitest';
import { resources } from '../../support/resources.ts';
import { runCommand } from '../../../src/server/commands/run.ts';
import { testEnvironment } from './serve.ts';

const sources = join(import.meta.dirname, '../../../src/server');
const main = join(sources, 'main.ts');

/** Where programs run: in the project's folder they would read its `.env`, which may name real mailboxes. */
const elsewhere = () => inject('scratchFolder');

/** Default environment of a server in a process of its own; a test may add to it or replace values. */
const serverEnvironment = () => ({
  ...ofMachine,
  ...testEnvironment,
  PORT: '0',
  SITE_DIR: inject('fixtureSite'),
  LOG_LEVEL: 'silent',
});

/** The only variables that a child process inherits from this one. */
export const ofMachine = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
};

/** Runs a program of the server to its end. */
async function run(script: string, args: string[], env: NodeJS.ProcessEnv, under: string[] = []) {
  const options = { cwd: elsewhere(), env: { ...ofMachine, ...env }, under };
  const child = resources().node([script, ...args], options);
  const output = collect(child);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...output };
}

/** Runs one of the owner's commands in a process of its own; `under` is a program, with its arguments, that runs it. */
export const waitlist = (args: string[], env: Record<string, string>, under?: string[]) =>
  run(join(sources, 'commands/main.ts'), args, env, under);

/**
 * Runs one of the owner's commands in this process, which is quicker than `waitlist`. Only one command may
 * run at a time, because its output is captured from the streams of this process.
 */
export async function waitlistHere(args: string[], env: Record<string, string>) {
  const output = { out: '', err: '' };
  const into =
    (name: 'out' | 'err') =>
    (text: unknown, done?: unknown): boolean => {
      output[name] += String(text);
      if (typeof done === 'function') done();
      return true;
    };
  const before = { ...process.env };
  const here = process.cwd();
  process.chdir(elsewhere());
  Object.assign(process.env, { SITE_URL: testEnvironment.SITE_URL }, env);
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(into('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(into('err')),
    vi.spyOn(console, 'error').mockImplementation((text) => {
      output.err += `${String(text)}\n`;
    }),
  ];
  try {
    return { code: await runCommand(args), ...output };
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.chdir(here);
    process.env = before;
  }
}

/** Runs the server until it exits: for starts that must fail. */
export const runServer = (env: Record<string, string>) =>
  run(main, [], { ...serverEnvironment(), ...env });

/**
 * Starts the server in a process of its own, as in production, and waits until it prints its address. It
 * is stopped with the test.
 *
 * @param options - `preload`: a module of `faults/support` that is loaded before the server, by its name.
 *   `uid`: the user and the group that it runs as. `cwd`: the folder that it starts in; default: one
 *   for all tests. `under`: a program, with its arguments, that runs Node.
 */
export async function startServer(
  env: Record<string, string>,
  {
    preload,
    uid,
    cwd = elsewhere(),
    under = [],
  }: {
    preload?: string | undefined;
    uid?: number | undefined;
    cwd?: string;
    under?: string[];
  } = {},
) {
  const file = preload && new URL(`../faults/support/${preload}.ts`, import.meta.url).href;
  const child = resources().node([...(file ? ['--import', file] : []), main], {
    env: { ...serverEnvironment(), ...env },
    cwd,
    under,
    uid,
    gid: uid,
  });
  const output = collect(child);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /http:\/\/\S+/.exec(output.out)?.[0];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`server ended with ${code}: ${output.err}`)));
  });
  /** Sends the signal and waits for the exit; resolves to the exit code. */
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    child.kill(signal);
    const [code] = (await once(child, 'exit')) as [number | null];
    return code;
  };
  return { url, child, output, end };
}

function collect(child: ChildProcess): { out: string; err: string } {
  const output = { out: '', err: '' };
  child.stdout?.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  return output;
}
