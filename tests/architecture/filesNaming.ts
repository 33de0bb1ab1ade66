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
 * @param paths - Where to look, and with `:!` in front where not, from `root`.
 */
export function filesNaming(
  { product, domain }: Named,
  root: string,
  paths: readonly string[],
): string[] {
  // Copy that takes its names from site.json holds the product's only if it is a word of the language, too.
  const isWord = search(root, [product], ['src/content', ':!src/content/founder.ts']).length > 3;
  return search(root, isWord ? [domain] : [product, domain], paths);
}
