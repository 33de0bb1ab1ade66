import { spawnSync } from 'node:child_process';

/**
 * Asks git in a folder.
 *
 * @returns What it prints.
 * @throws Error in git's own words when it fails, or where there is no git.
 */
export function git(root: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status === 0) return stdout;
  throw new Error((stderr ?? '').trim() || (error?.message ?? `git ${args[0]} failed.`));
}
