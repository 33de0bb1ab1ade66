import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { git } from './git.ts';

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user answers so; one that has ended does not.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

function remove(root: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  spawnSync('git', ['worktree', 'prune'], { cwd: root });
}

/** Removes the worktrees that killed runs have left in a folder. */
function removeLeftWorktrees(root: string, parent: string): void {
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    const pid = Number(name.split('-')[1]);
    if (!isRunning(pid)) remove(root, join(parent, name));
  }
}

function installPackages(root: string, folder: string): void {
  const lockfile = (of: string): string => readFileSync(join(of, 'package-lock.json'), 'utf8');
  if (lockfile(root) === lockfile(folder)) {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    return;
  }
  const { status, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Error(`its packages cannot be installed any more: ${stderr.trim().split('\n')[0]}`);
}

/** The sources of a commit in a folder of their own, with its packages. */
export interface Worktree {
  readonly root: string;
  remove(): void;
}

/**
 * Checks a commit out beside the working tree. It goes when it is removed and with this process; the
 * next run removes what a killed one leaves.
 *
 * @param parent - Folder that holds worktrees only.
 * @throws Error when the commit is not there, or its packages cannot be installed.
 */
export function openWorktree(root: string, parent: string, commit: string): Worktree {
  removeLeftWorktrees(root, parent);
  mkdirSync(parent, { recursive: true });
  const folder = join(parent, `${commit.slice(0, 12)}-${process.pid}`);
  const removeIt = (): void => {
    process.off('exit', removeIt);
    remove(root, folder);
  };
  process.on('exit', removeIt);
  try {
    git(root, 'worktree', 'add', '--detach', '--force', folder, commit);
    installPackages(root, folder);
  } catch (error) {
    removeIt();
    throw error;
  }
  return { root: folder, remove: removeIt };
}

/** The commits whose sources may draw what is approved, the likeliest first. */
export interface Commits {
  /** Those that may draw every picture. */
  readonly all: readonly string[];
  /** The one that wrote a text into a file last; null when git knows none, or lacks the commit before. */
  readonly writerOf: (text: string, file: string) => string | null;
  /** True for a clone without its older commits. */
  readonly isShallow: boolean;
}

/**
 * Asks git for them.
 *
 * @param approved - Folder of what is approved: its last commit drew everything when it was made.
 */
export function commitsOf(root: string, sources: readonly string[], approved: string): Commits {
  const attempt = (...args: string[]): string | null => {
    try {
      return git(root, ...args).trim() || null;
    } catch {
      return null;
    }
  };
  const isDirty = attempt('status', '--porcelain', '--', ...sources) !== null;
  const main = attempt('rev-parse', '--verify', 'origin/HEAD') ?? attempt('rev-parse', 'main');
  const head = attempt('rev-parse', 'HEAD');
  const base = main && attempt('merge-base', 'HEAD', main);
  // What HEAD draws was just captured, unless the working tree has changed since.
  const approval = attempt('log', '-1', '--format=%H', '--', approved);
  const all = [isDirty ? head : null, base === head ? null : base, approval];
  const isShallow = attempt('rev-parse', '--is-shallow-repository') === 'true';
  return {
    all: [...new Set(all.filter((one) => one !== null))],
    writerOf: (text, file) => {
      const commit = attempt('log', '-1', `-S${text}`, '--format=%H', '--', file);
      // The oldest commit of a shallow clone seems to have written everything.
      const isOldest = commit !== null && attempt('rev-parse', '--verify', `${commit}^`) === null;
      return isShallow && isOldest ? null : commit;
    },
    isShallow,
  };
}
