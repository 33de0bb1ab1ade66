import { spawnSync } from 'node:child_process';

interface Named {
  readonly product: string;
  readonly domain: string;
}

/** Files whose text matches, whatever the case; paths from `root`. */
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
 * @param paths - Where to look, from `root`; `:!` in front excludes.
 */
export function filesMentioning(
  { product, domain }: Named,
  root: string,
  paths: readonly string[],
): string[] {
  // Copy takes the product's name from site.json: in more than three files, it is an ordinary word.
  const isWord = search(root, [product], ['src/content', ':!src/content/founder.ts']).length > 3;
  return search(root, isWord ? [domain] : [product, domain], paths);
}
