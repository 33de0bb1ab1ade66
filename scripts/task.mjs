/**
 * Sets up what is missing, then runs a script in the project's Node: `node scripts/task.mjs FILE
 * [ARGUMENTS]`. Every script of package.json goes through here. Plain JavaScript without a dependency,
 * because in a fresh clone it may be run by an older Node that cannot read TypeScript.
 */
import './setup.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const isWindows = process.platform === 'win32';
const watchMs = 500;

/** The Node that comes with the packages, or else this one, which the setup has found recent enough. */
function projectNode() {
  const [system, suffix] = isWindows ? ['win', '.exe'] : [process.platform, ''];
  const path = `../node_modules/node-${system}-${process.arch}/bin/node${suffix}`;
  const binary = fileURLToPath(new URL(path, import.meta.url));
  return existsSync(binary) ? binary : process.execPath;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Of another user: alive.
    return error.code === 'EPERM';
  }
}

/**
 * What `ps` says of the process `pid`; empty on systems without `ps`.
 *
 * @param {'ppid' | 'args'} column
 * @param {number} pid
 */
const asked = (column, pid) =>
  spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';

// The IPC channel closes when this process is killed; a script that must end then listens for that.
const child = spawn(projectNode(), process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
child.on('exit', (code) => process.exit(code ?? 1));

// Passes signals on, because a signal sent to npm alone reaches only this process. A terminal sends Ctrl-C to
// all of its processes, so a script may receive that signal twice.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));

// npm starts a shell, which starts this process (dash) or becomes it (bash). When npm is killed, the shell may
// stay, so npm is watched.
if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  const isShell = asked('args', parent).includes('task.mjs');
  const npm = (isShell && Number(asked('ppid', parent))) || parent;
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(npm)) return;
    clearInterval(timer);
    if (isWindows) child.disconnect();
    else child.kill('SIGTERM');
  }, watchMs);
}
