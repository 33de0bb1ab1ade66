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
  } catch {
    return false;
  }
}

/**
 * Id of the process that started `pid`; undefined on systems without `ps`.
 *
 * @param {number} pid
 */
function parentOf(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout) || undefined;
}

// The IPC channel closes when this process is killed; a script that must end then listens for that.
const child = spawn(projectNode(), process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
child.on('exit', (code) => process.exit(code ?? 1));

// Passes signals on, because a signal sent to npm alone reaches only this process. A terminal sends Ctrl-C to
// all of its processes, so a script may receive that signal twice.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));

// npm starts a shell, which starts this process. When npm is killed, the shell may stay, so npm is watched.
if (process.env.npm_lifecycle_event !== undefined) {
  const shell = process.ppid;
  const npm = parentOf(shell) ?? shell;
  const timer = setInterval(() => {
    if (process.ppid === shell && isAlive(npm)) return;
    clearInterval(timer);
    if (isWindows) child.disconnect();
    else child.kill('SIGTERM');
  }, watchMs);
}
