import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { approvedFile } from './approved.ts';
import { foldersIn } from './folders.ts';
import { attempt, git } from './git.ts';

/** The commit that approved pictures last: its sources drew everything that was approved by then. */
export const lastApproval = (root: string): string | null =>
  attempt(root, 'log', '-1', '--format=%H', '--', foldersIn(root).approved);

/** True for a clone without its older commits. */
export const isShallow = (root: string): boolean =>
  attempt(root, 'rev-parse', '--is-shallow-repository') === 'true';

/** The commit that approved a picture of a story; null when git lacks it. */
export function approvalOf(root: string, story: string, hash: string): string | null {
  const commit = attempt(
    root,
    'log',
    '-1',
    `-S${hash}`,
    '--format=%H',
    '--',
    approvedFile(root, story),
  );
  // The oldest commit of a shallow clone seems to have written everything.
  const isOldest = commit !== null && attempt(root, 'rev-parse', '--verify', `${commit}^`) === null;
  return isOldest && isShallow(root) ? null : commit;
}

/**
 * Puts the sources of a commit, with its packages, into a folder.
 *
 * @throws Error when git lacks the commit, or its packages cannot be installed any more.
 */
export function checkOut(root: string, commit: string, folder: string): void {
  const archive = join(folder, 'sources.tar');
  git(root, 'archive', '--output', archive, commit);
  const inFolder = (program: string, ...args: string[]): void => {
    const { status, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program} failed: ${(stderr ?? '').trim().split('\n')[0]}`);
  };
  inFolder('tar', '-xf', archive);
  const lockfile = (of: string): string => readFileSync(join(of, 'package-lock.json'), 'utf8');
  if (lockfile(root) === lockfile(folder))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  else inFolder('npm', 'ci', '--no-audit', '--no-fund');
}
