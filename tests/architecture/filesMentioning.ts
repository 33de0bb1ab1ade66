import { spawnSync } from 'node:child_process';

interface Named {
  readonly product: string;
  readonly domain: string;
}

/** Files that contain one of the words, in upper or lower case; paths from `root`. */
function search(root: string, words: readonly string[], paths: readonly string[]): string[] {
  const patterns = words.flatMap((word) => ['-e', word]);
  const args = ['grep', '--no-index', '-ilF', ...patterns, '--', ...paths];
  const { stdout, status, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0 && status !== 1) throw new Error(stderr);
  return stdout.split('\n').filter((path) => path !== '');
}

/**
 * Files that name the product or its domain.
 *
 * @param paths - Paths to search, from `root`; a path after `:!` is excluded.
 */
export function filesMentioning(
  { product, domain }: Named,
  root: string,
  paths: readonly string[],
): string[] {
  // Copy takes the product's name from site.json. If more than three files still contain it, it is an ordinary
  // word, and only the domain is searched.
  const isWord = search(root, [product], ['src/content', ':!src/content/founder.ts']).length > 3;
  return search(root, isWord ? [domain] : [product, domain], paths);
}
