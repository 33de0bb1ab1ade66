import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** Commands of npm itself, which are not in package.json. */
const ofNpm = new Set(['audit', 'ci', 'install']);

/** Files that may be missing, because a command or the server writes and removes them. */
const written =
  /^(?:src\/content\/lighthouse\.json|dist|data|test-results|storybook-static|visual\/approved)\b/;

/** Paths that need not exist: the section that CONTRIBUTING.md adds as an example, and placeholders. */
const examples = /Timeline|timeline|[<{…*]/;

const folders =
  'src|tests|stories|e2e|visual|scripts|docs|public|build|bench|checks|deploy|bin|\\.storybook|\\.github';
const pathOfProject = new RegExp(`(?<![\\w/.-])(?:${folders})/[^\\s\`'",;:()[\\]|]+`, 'g');

/** Names of scripts and files in a guide that do not exist. */
function faultsOf(guide: string, text: string): string[] {
  const commands = [...text.matchAll(/\bnpm run ([a-z][\w:-]*)|(?:^|`)npm (?!run )([a-z]+)/gm)].map(
    ([, run, own = '']) => run ?? own,
  );
  // In a list of scripts only the first carries "npm run": `npm run test:unit`, `test:stories`.
  const listed = [...text.matchAll(/`((?!node:)[a-z]+:[a-z]+)`/g)].map(([, name = '']) => name);
  const missing = [...commands, ...listed].filter((name) => !(name in scripts) && !ofNpm.has(name));

  const links = [...text.matchAll(/\]\(([^)#\s]+)/g)]
    .map(([, address = '']) => address)
    // Links to other pages of Storybook (`?path=…`) are tested in a browser, by an end-to-end test.
    .filter((address) => !/^(?:[a-z]+:|\?)/.test(address))
    .map((address) => join(dirname(guide), address));
  const named = [...text.matchAll(pathOfProject)]
    // A path inside a link is relative to the guide; `links` holds it.
    .filter(({ index }) => text[index - 1] !== '(')
    .map(([path]) => path.replace(/[./]+$/, ''));
  const atRoot = [...text.matchAll(/`(\.?[\w-][\w.-]*\.(?:md|m?[jt]s|example))`/g)].map(
    ([, name = '']) => name,
  );
  const gone = [...links, ...named, ...atRoot].filter(
    (path) => !examples.test(path) && !written.test(path) && !existsSync(path),
  );
  return [
    ...new Set([
      ...missing.map((name) => `there is no script "${name}"`),
      ...gone.map((path) => `${path} does not exist`),
    ]),
  ];
}

const guides = [
  'README.md',
  'CONTRIBUTING.md',
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  ),
  ...globSync('stories/**/*.mdx'),
  // Superseded decisions are not checked: nobody updates them.
].filter((guide) => !readFileSync(guide, 'utf8').includes('Status: superseded'));

test.each(guides)('%s names only scripts and files that exist', (guide) => {
  expect(faultsOf(guide, readFileSync(guide, 'utf8'))).toEqual([]);
});

test('every component and every foundation has its guidance beside its stories', () => {
  const kinds = '{foundations,primitives,illustrations,forms,layout,sections}';
  const guided = globSync(`stories/${kinds}/*.stories.tsx`).map((path) =>
    path.replace('.stories.tsx', '.mdx'),
  );
  expect(guided.length).toBeGreaterThan(50);
  expect(guided.filter((path) => !existsSync(path))).toEqual([]);
});
