import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A file, or every file in a folder; none where neither is. */
export function filesBelow(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((name) => statSync(join(root, name)).isFile());
}
