import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect } from 'vitest';
import { hashOfSite, out } from '../../../build/bundle.ts';
import { hashOfBuild } from '../../../build/sources.ts';
import { projectRoot } from '../../architecture/tree.ts';
import { eventually } from '../../support/eventually.ts';
import { resources } from '../../support/resources.ts';
import { scratch } from './databases.ts';

/** All descendants of the process `pid`. */
function startedBy(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const processes = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    processes.flatMap(([child = 0, of]) => (of === parent ? [child, ...below(child)] : []));
  return below(pid);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** @throws Error when `npm start` would build: that takes `dist` away from the tests that run beside. */
function assertBuilt(): void {
  const file = join(projectRoot, '.env');
  const settings = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  if (hashOfBuild(out.folder) !== hashOfSite({ ...settings, ...process.env }))
    throw new Error('Run "npm run build" first: the sources have changed.');
}

/**
 * Runs `npm start` until the server says where it is; its build is the one these tests run on.
 *
 * @param shell - In which npm runs the script. Debian's sh keeps SIGINT for itself until the program in
 *   it has ended, and so npm cannot hand it on, whatever it runs; bash lets the program take its place.
 */
export async function npmStart(
  shell: 'sh' | 'bash',
  command: readonly string[] = ['npm', 'start'],
) {
  assertBuilt();
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: projectRoot,
    env: {
      ...process.env,
      PORT: '0',
      SHUTDOWN_DELAY_MS: '0',
      DATABASE_URL: `sqlite:${scratch()}/site.db`,
      npm_config_script_shell: shell,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  resources().defer(() => child.kill('SIGKILL'));
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const url = await eventually(() => {
    const found = /The site is at (http:\S+)/.exec(output)?.[1];
    if (!found) throw new Error(`npm start printed only: ${output}`);
    return found;
  });
  const started = startedBy(child.pid ?? 0);
  const ended = once(child, 'exit');
  const expectNothingLeft = async () => {
    await ended;
    await eventually(() => expect(started.filter(isAlive)).toEqual([]));
    await expect(fetch(url)).rejects.toThrow();
  };
  return { child, started, expectNothingLeft };
}

/**
 * A terminal that runs `npm start`. The options are those of util-linux; the program of the same name
 * elsewhere has others. The shell that it starts, which is the user's own, becomes npm, so that a signal
 * for npm is not the shell's.
 */
export const terminal = ['script', '--quiet', '--command', 'exec npm start', '/dev/null'];
