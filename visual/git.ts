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

/** The same without spaces around it; null where git has no answer. */
export function attempt(root: string, ...args: string[]): string | null {
  try {
    return git(root, ...args).trim() || null;
  } catch {
    return null;
  }
}

/** What a command of git lists, its names divided by null characters. */
export const namesIn = (output: string): string[] => output.split('\0').filter(Boolean);

/** The command that lists files that git does not know yet. */
export const newFiles = ['ls-files', '-z', '--others', '--exclude-standard'] as const;
