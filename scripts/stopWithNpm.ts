import { spawnSync } from 'node:child_process';

const everyMs = 500;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Who started `pid`; undefined where the system has no `ps`. */
function parentOf(pid: number): number | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout) || undefined;
}

/**
 * Stops this process as SIGTERM would, on every system, once npm is gone. npm starts a shell, which
 * starts this: when npm is killed the shell may stay.
 */
export function stopWithNpm(): void {
  const shell = process.ppid;
  const npm = parentOf(shell) ?? shell;
  const timer = setInterval(() => {
    if (process.ppid === shell && isAlive(npm)) return;
    clearInterval(timer);
    // As an event: a signal would end the process at once on Windows, or before anything listens.
    if (!process.emit('SIGTERM')) process.exit(143);
  }, everyMs);
  timer.unref();
}
