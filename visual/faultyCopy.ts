import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Edit } from './config.ts';
import { git, namesIn, newFiles } from './git.ts';

/** Copies a project into a folder, in which faults can be made; its packages are shared. */
export function copyProject(root: string, copy: string): void {
  for (const file of namesIn(git(root, ...newFiles, '--cached'))) {
    if (!existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
}

/** Why an edit cannot be made in these sources, or null. */
export function problemOf(root: string, { file, find }: Edit): string | null {
  if (!existsSync(join(root, file))) return `${file} does not exist.`;
  const text = readFileSync(join(root, file), 'utf8');
  return text.includes(find) ? null : `${file} does not say ${JSON.stringify(find)}.`;
}

/**
 * Makes an edit, and gives what takes it back.
 *
 * @throws Error when it cannot be made.
 */
export function make(root: string, edit: Edit): () => void {
  const problem = problemOf(root, edit);
  if (problem !== null) throw new Error(problem);
  const { file, find, replace } = edit;
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(find, () => replace),
  );
  return () => writeFileSync(path, text);
}
