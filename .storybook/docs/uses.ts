import { globSync, readFileSync } from 'node:fs';

/** What a page says of a component without being told. */
export interface Uses {
  /** Titles of the components and pages that import it. */
  readonly users: readonly string[];
  /** Names of the tokens that its own styles use. */
  readonly tokens: readonly string[];
}

const kinds = 'primitives,illustrations,forms,sections,layout,pages';
const importLine = /^import .* from '(?:\.\.\/)+(?:(\w+)\/)?(\w+)\/\w+\.tsx';$/gm;
const token =
  /\b(?:vars(?:\.\w+)+|(?:space|radius|motion|typeScale|measure|family)(?:\.\w+|\[\d+\])|hairline|targetSize|floatingShadow)/g;

/** `src/sections/Hero/Hero.tsx` and `src/pages/Home.tsx` belong to `sections/Hero` and `pages/Home`. */
const titleOf = (path: string): string =>
  path
    .replaceAll('\\', '/')
    .replace(/^src\/|\.(?:css\.ts|tsx)$/g, '')
    .split('/', 2)
    .join('/');

/** The title that its stories have: those of a folder may be of another of its parts. */
const storiesOf = (title: string): string => {
  const [own = title] = globSync([
    `stories/${title}.stories.tsx`,
    `stories/${title}View.stories.tsx`,
  ]);
  return own.replaceAll('\\', '/').replace(/^stories\/|\.stories\.tsx$/g, '');
};

const unique = (names: readonly string[]): string[] => [...new Set(names)].toSorted();

/** Reads from the sources who uses each component, and the tokens that it is made of; by its title. */
export function readUses(): Readonly<Record<string, Uses>> {
  const files = globSync(`src/{${kinds}}/**/*.{tsx,css.ts}`).map((path) => ({
    title: titleOf(path),
    text: readFileSync(path, 'utf8').replaceAll(/^import \{[^}]+\}/gm, 'import {}'),
  }));
  const imports = files.flatMap(({ title, text }) =>
    [...text.matchAll(importLine)].map(([, kind = title.split('/', 1)[0], name]) => ({
      user: title,
      used: `${kind}/${name}`,
    })),
  );
  const tokens = files.map(({ title, text }) => ({ title, names: text.match(token) ?? [] }));
  return Object.fromEntries(
    unique(files.map(({ title }) => title)).map((title) => [
      title,
      {
        users: unique(
          imports.filter(({ used }) => used === title).map(({ user }) => storiesOf(user)),
        ),
        tokens: unique(tokens.filter((of) => of.title === title).flatMap(({ names }) => names)),
      },
    ]),
  );
}
