import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Facts about a component that its documentation lists automatically, read from the sources. */
export interface Uses {
  /** Titles of the components and pages that import it. */
  readonly users: readonly string[];
  /** Names of the tokens that its own styles use. */
  readonly tokens: readonly string[];
}

const kinds = 'primitives,illustrations,forms,sections,layout,pages';
const imported = /(?:from |import\()'(\.[^']+\.tsx)'/g;
const token =
  /\b(?:vars(?:\.\w+)+|(?:space|radius|motion|typeScale|measure|family|depth)(?:\.\w+|\[\d+\])|hairline|targetSize|(?:floating|paper)Shadow)/g;

/**
 * Title of the stories that a source file belongs to, named after the file or after its folder.
 * `src/sections/Hero/Hero.css.ts` and `src/pages/Home.tsx` belong to `sections/Hero` and `pages/Home`.
 */
function titleOf(path: string): string {
  const names = path.replaceAll('\\', '/').replace(/^src\/|\.(?:css\.ts|tsx)$/g, '');
  const [kind, folder, file] = names.split('/');
  // A section that loads data has stories only for its view, titled `…View`.
  const titles = [`${kind}/${file}`, `${kind}/${folder}`, `${kind}/${folder}View`];
  return titles.find((title) => existsSync(`stories/${title}.stories.tsx`)) ?? titles[1] ?? '';
}

const unique = (names: readonly string[]): string[] => [...new Set(names)].toSorted();

/** Reads from the sources, by title, what imports each component and which tokens its styles use. */
export function readUses(): Readonly<Record<string, Uses>> {
  const files = globSync(`src/{${kinds}}/**/*.{tsx,css.ts}`).map((path) => ({
    path,
    title: titleOf(path),
    text: readFileSync(path, 'utf8'),
  }));
  const imports = files.flatMap(({ path, title, text }) =>
    [...text.matchAll(imported)].map(([, target = '']) => ({
      user: title,
      used: titleOf(join(dirname(path), target)),
    })),
  );
  const tokens = files.map(({ title, text }) => ({ title, names: text.match(token) ?? [] }));
  return Object.fromEntries(
    unique(files.map(({ title }) => title)).map((title) => [
      title,
      {
        users: unique(
          imports
            .filter(({ user, used }) => used === title && user !== title)
            .map(({ user }) => user),
        ),
        tokens: unique(tokens.filter((of) => of.title === title).flatMap(({ names }) => names)),
      },
    ]),
  );
}
