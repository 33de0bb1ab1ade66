import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { foldersIn } from './folders.ts';

/**
 * Asks git in a folder.
 *
 * @returns What it prints.
 * @throws Error with git's own words when it fails, or where there is no git.
 */
export const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, stdio: 'pipe' });

/** Output of git, trimmed; null when git fails or prints nothing. */
export function attempt(root: string, ...args: string[]): string | null {
  try {
    return git(root, ...args).trim() || null;
  } catch {
    return null;
  }
}

/** File names in the output of a git command that separates them by null characters. */
export const namesIn = (output: string): string[] => output.split('\0').filter(Boolean);

/** Arguments of the git command that lists files that are neither tracked nor ignored. */
export const newFiles = ['ls-files', '-z', '--others', '--exclude-standard'] as const;

/** The last commits that approved any pictures, the latest first. */
export const approvals = (root: string, count: number): string[] =>
  attempt(root, 'log', `-${count}`, '--format=%H', '--', foldersIn(root).approved)?.split('\n') ??
  [];

/** True for a clone without its older commits. */
export const isShallow = (root: string): boolean =>
  attempt(root, 'rev-parse', '--is-shallow-repository') === 'true';

/**
 * Puts the sources of a commit, with its packages, into a folder.
 *
 * @throws Error when git lacks the commit, or its packages cannot be installed any more.
 */
export function checkOut(root: string, commit: string, folder: string): void {
  const archive = join(folder, 'sources.tar');
  git(root, 'archive', '--output', archive, commit);
  const inFolder = { cwd: folder, stdio: 'pipe' } as const;
  execFileSync('tar', ['-xf', archive], inFolder);
  const lockfile = (of: string): string => readFileSync(join(of, 'package-lock.json'), 'utf8');
  if (lockfile(root) === lockfile(folder))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], inFolder);
}
