import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { git, namesIn, newFiles } from '../../visual/git.ts';

/** Copies the files of a project that git does not ignore into a folder, with a link to its packages. */
export function copyProject(root: string, copy: string): void {
  for (const file of namesIn(git(root, ...newFiles, '--cached'))) {
    if (!existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
}
