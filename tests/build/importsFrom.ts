import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** `from 'a'`, `import 'a'`, `import('a')` and the files of threads; types leave no trace. */
const reference =
  /^(?:import|export)\s(?!type\b)[^;]*?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|new URL\('([^']+\.ts)', import\.meta\.url\)/gm;

/** Names of the packages that a program of ours loads, by itself or through its own files. */
export function importsFrom(root: string, entry: string): string[] {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, fixed, dynamic, thread] of readFileSync(file, 'utf8').matchAll(reference)) {
      const name = fixed ?? dynamic ?? thread ?? '';
      if (name.endsWith('.ts')) visit(join(dirname(file), name));
      else if (!name.startsWith('.')) packages.add(name);
    }
  };
  visit(join(root, entry));
  return [...packages];
}
