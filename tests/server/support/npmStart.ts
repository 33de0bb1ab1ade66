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

/** @throws Error when `npm start` would build, which takes `dist` away from tests that run at the same time. */
function assertBuilt(): void {
  const file = join(projectRoot, '.env');
  const settings = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  if (hashOfBuild(out.folder) !== hashOfSite({ ...settings, ...process.env }))
    throw new Error('Run "npm run build" first: the sources have changed.');
}

/**
 * Starts `npm start` and waits until the server prints its address. The server uses the existing build.
 *
 * @param shell - Shell in which npm runs the script. Debian's sh does not act on SIGINT until its program has
 *   ended, so npm cannot pass the signal on; bash replaces itself with the program, which gets the signal.
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
      // What a server does by itself must not reach the backups and the mailbox that `.env` may name.
      BACKUP_DIR: '',
      DIGEST_HOUR: '',
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
 * Command that runs `npm start` in a terminal. The options are those of `script` in util-linux; elsewhere
 * `script` has others. It starts the user's shell, which `exec` replaces with npm: otherwise a signal meant
 * for npm would reach the shell.
 */
export const terminal = ['script', '--quiet', '--command', 'exec npm start', '/dev/null'];
