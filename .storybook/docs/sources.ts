/** Every file of a component, as text: what a page says of its use and tokens is read here, never typed. */
const sources = Object.entries(
  import.meta.glob<string>('../../src/*/**/*.{tsx,css.ts}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([path, text]) => ({ path: path.replace('../../src/', ''), text }));

const kinds = /^(?:primitives|illustrations|forms|sections|layout|pages)\//;

/** `sections/Hero/Hero.tsx` and `pages/Home.tsx` belong to `sections/Hero` and `pages/Home`. */
const titleOf = (path: string): string =>
  path
    .replace(/\.(?:css\.ts|tsx)$/, '')
    .split('/', 2)
    .join('/');

/** Titles of the components and pages that import the one with this title. */
export function usersOf(title: string): string[] {
  const [kind, name] = title.split('/');
  const imported = new RegExp(`from '(?:\\.\\./)+(?:${kind}/)?${name}/`);
  const users = sources
    .filter(({ path, text }) => kinds.test(path) && imported.test(text))
    .map(({ path }) => titleOf(path));
  return [...new Set(users)].filter((user) => user !== title).toSorted();
}

const token =
  /\b(?:vars(?:\.\w+)+|(?:space|radius|motion|typeScale|measure|family|breakpoints)(?:\.\w+|\[[\d.]+\])|hairline|targetSize|floatingShadow)\b\]?/g;

/** Names of the tokens that the component's own styles use. */
export function tokensOf(title: string): string[] {
  const used = sources
    .filter(({ path }) => path.endsWith('.css.ts') && titleOf(path) === title)
    .flatMap(({ text }) => text.replaceAll(/^import.*$/gm, '').match(token) ?? []);
  return [...new Set(used)].toSorted();
}
