import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { projectRoot } from '../architecture/tree.ts';
import { eventually } from '../support/eventually.ts';
import { owner } from '../support/owner.ts';
import { scratch } from './support/scratch.ts';

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

/**
 * Runs `npm start` until the server says where it is; its build is the one these tests run on.
 *
 * @param shell - In which npm runs the script. Debian's sh keeps SIGINT for itself until the program in
 *   it has ended, and so npm cannot hand it on, whatever it runs; bash lets the program take its place.
 */
async function npmStart(shell: 'sh' | 'bash', command: readonly string[] = ['npm', 'start']) {
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
  owner().defer(() => child.kill('SIGKILL'));
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const url = await eventually(() => {
    const found = /Rampwright is at (http:\S+)/.exec(output)?.[1];
    if (!found) throw new Error(`npm start printed only: ${output}`);
    return found;
  });
  const started = startedBy(child.pid ?? 0);
  const ended = once(child, 'exit');
  const expectNothingLeft = async () => {
    await ended;
    await eventually(() => expect(started.filter(isAlive)).toEqual([]));
    const next = createServer().listen(Number(new URL(url).port), '127.0.0.1');
    await once(next, 'listening');
    next.close();
  };
  return { child, started, expectNothingLeft };
}

// Windows has no signals.
test.runIf(process.platform !== 'win32').each([
  ['SIGINT', 'bash'],
  ['SIGTERM', 'sh'],
  ['SIGHUP', 'sh'],
  ['SIGKILL', 'sh'],
] as const)(
  'npm start leaves no process and frees its port when only npm gets %s (%s)',
  async (signal, shell) => {
    const { child, started, expectNothingLeft } = await npmStart(shell);
    expect(started.length).toBeGreaterThan(1);
    child.kill(signal);
    await expectNothingLeft();
  },
);

// The options of util-linux; the program of the same name elsewhere has others. The shell that `script`
// starts, which is the user's own, becomes npm, so that a signal for npm is not the shell's.
const terminal = ['script', '--quiet', '--command', 'exec npm start', '/dev/null'];

test.runIf(process.platform === 'linux').each([
  ['Ctrl-C', ({ child }) => child.stdin.write('\u0003')],
  ['SIGINT for npm alone', ({ started: [npm = 0] }) => process.kill(npm, 'SIGINT')],
] satisfies [string, (running: Awaited<ReturnType<typeof npmStart>>) => unknown][])(
  'npm start in a terminal leaves no process after %s',
  async (_name, act) => {
    const running = await npmStart('bash', terminal);
    expect(running.started.length).toBeGreaterThan(2);
    act(running);
    await running.expectNothingLeft();
  },
);
