import { defineConfig, type OxlintOverride } from 'oxlint';
import { sharedFolders } from './tests/support/sharedFolders.ts';

const rooms = [
  'api',
  'reader',
  'design',
  'primitives',
  'illustrations',
  'forms',
  'layout',
  'sections',
  'content',
  'pages',
  'articles',
  'entry',
  'server',
] as const;
type Room = (typeof rooms)[number];

interface Arrows {
  /** Rooms that may be imported. */
  readonly from: readonly Room[];
  /** Rooms whose types may be imported, and nothing else. Default: none. */
  readonly types?: readonly Room[];
}

/** What each folder of `src` may import besides itself; docs/where-things-go.md says what is in each. */
const inSrc: Readonly<Record<Room, Arrows>> = {
  api: { from: [] },
  design: { from: [] },
  reader: { from: [] },
  primitives: { from: ['design'] },
  illustrations: { from: ['design', 'primitives'] },
  forms: { from: ['api', 'design', 'primitives', 'illustrations'] },
  layout: { from: ['design', 'primitives', 'illustrations', 'forms'] },
  sections: { from: ['api', 'reader', 'design', 'primitives', 'illustrations', 'forms', 'layout'] },
  content: {
    from: ['api', 'reader'],
    types: ['primitives', 'illustrations', 'forms', 'layout', 'sections'],
  },
  pages: {
    from: ['api', 'reader', 'primitives', 'illustrations', 'forms', 'sections', 'content'],
  },
  articles: { from: ['primitives', 'illustrations', 'sections', 'content'], types: ['pages'] },
  entry: { from: rooms.filter((room) => room !== 'server') },
  // `design` for the colors of the server's own pages, which may use the palette: see `arrowsInSrc`.
  server: { from: ['api', 'content', 'design'] },
};

/** What the folders beside `src` may import besides themselves, and what they may import of `src`. */
const besideSrc: Readonly<Record<string, readonly string[]>> = {
  checks: [],
  build: ['src'],
  bench: ['build', 'scripts', 'src'],
  scripts: ['build', 'src'],
  '.storybook': ['checks', 'scripts', 'src'],
  visual: ['.storybook', 'src/design', 'src/primitives'],
  e2e: ['checks', 'scripts', 'src', 'visual'],
};

interface Pattern {
  readonly regex: string;
  readonly message: string;
  readonly allowTypeImports?: boolean;
  readonly importNames?: string[];
}

const anyOf = (names: readonly string[]): string =>
  `(?:${names.map((name) => name.replaceAll('.', String.raw`\.`)).join('|')})`;

const above = (names: readonly string[], message: string, allowTypeImports = false): Pattern[] =>
  names.length === 0
    ? []
    : [{ regex: String.raw`^(?:\.\./)+${anyOf(names)}/`, message, allowTypeImports }];

const layered: Pattern = {
  regex: '^@vanilla-extract/',
  importNames: ['style', 'styleVariants', 'globalStyle'],
  message: 'A rule outside of the layers overrides every layer: take it from src/design.',
};
const indexFile: Pattern = {
  regex: String.raw`/index\.[jt]sx?$`,
  message: 'An index file hides where things are.',
};
const palette: Pattern = {
  regex: '/design/palette',
  message: 'Components know tokens only.',
};
const otherSection: Pattern = {
  regex: String.raw`^\.\./[A-Z]`,
  message: 'No section imports another.',
};
const pinnedBrowser: Pattern = {
  regex: '/scripts/browser',
  importNames: ['pinnedBrowser'],
  message: 'Tests run on every system: take testBrowser().',
};

const anyBrowser: Pattern = {
  regex: '^(?:playwright|puppeteer|@sparticuz/)',
  message: 'Where the site is built there may be no browser.',
};
const pictureConfig: Pattern = {
  regex: String.raw`^(?:\.\./)+visual\.\w+\.ts$`,
  message: 'visual.config.ts imports this folder, which must not import it back.',
};

/** Only the last entry that matches a file applies, so each entry lists all restrictions of its files. */
const restricted = (files: string[], patterns: readonly Pattern[]): OxlintOverride => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [indexFile, ...patterns] }] },
});

const outside = Object.keys(besideSrc).concat('stories', 'tests');

const arrowsInSrc = rooms.map((room) => {
  const { from, types = [] } = inSrc[room];
  const never = rooms.filter((other) => ![room, ...from, ...types].includes(other));
  return restricted(
    [`src/${room}/**`],
    [
      ...above(never, `${room} may not import this: see inSrc in oxlint.config.ts.`),
      ...above(types, `${room} may import types of this only.`, true),
      ...above(outside, 'The product imports nothing from outside src.'),
      ...(room === 'design' ? [] : [layered]),
      ...(room === 'design' || room === 'content' || room === 'server' ? [] : [palette]),
      ...(room === 'sections' ? [otherSection] : []),
    ],
  );
});

const arrowsBeside = Object.entries(besideSrc).map(([folder, from]) => {
  const never = outside.filter((other) => other !== folder && !from.includes(other));
  const ofSrc = from.filter((name) => name.startsWith('src/')).map((name) => name.slice(4));
  const closed = rooms.filter((room) => ofSrc.length > 0 && !ofSrc.includes(room));
  return restricted(
    [`${folder}/**`],
    [
      ...above(never, `${folder} may not import this: see besideSrc in oxlint.config.ts.`),
      ...above(
        closed.map((room) => `src/${room}`),
        `${folder} may not import this part of src.`,
      ),
      ...(from.some((name) => name.startsWith('src')) ? [] : above(['src'], 'May not import src.')),
      ...(folder === 'build' ? [anyBrowser] : []),
      ...(folder === 'e2e' ? [pinnedBrowser] : []),
      ...(folder === 'e2e' ? [] : [pictureConfig]),
    ],
  );
});

const rendering = ['primitives', 'illustrations', 'forms', 'layout', 'sections', 'pages'].map(
  (room) => `src/${room}/**/*.tsx`,
);

interface Property {
  readonly object?: string;
  readonly property: string;
  readonly message: string;
}

const snapshots: Property[] = ['Snapshot', 'InlineSnapshot', 'AriaSnapshot'].map((name) => ({
  property: `toMatch${name}`,
  message: 'A snapshot says that something changed, never that it broke.',
}));
const timing: Property[] = [
  ['performance', 'now'],
  ['process', 'hrtime'],
  ['console', 'time'],
].map(([object = '', property = '']) => ({
  object,
  property,
  message: 'How fast the machine is must decide nothing.',
}));
/** Calls that leave a test out, or all other tests. */
const left: Property[] = ['test', 'it', 'describe'].flatMap((object) =>
  ['only', 'skip', 'todo', 'fails'].map((property) => ({
    object,
    property,
    message: 'Every test runs.',
  })),
);

/** Tests that share a process, which they must not change. */
const inOneProcess = sharedFolders.map((folder) => `tests/${folder}/**`);
const shared = 'Other files see this change: tests/support/sharedFolders.ts.';
const processChanges: Pattern[] = [
  { regex: '^vitest$', importNames: ['vi'], message: shared },
  { regex: String.raw`/support/owner\.ts$`, message: shared },
];
const processState: Property[] = [
  { object: 'process', property: 'env', message: shared },
  { object: 'globalThis', property: 'fetch', message: shared },
];

const without = (files: string[], forbidden: Property[]): OxlintOverride => ({
  files,
  rules: { 'no-restricted-properties': ['error', ...forbidden] },
});

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'promise', 'unicorn'],
  jsPlugins: ['./scripts/textAlone.ts'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  rules: {
    'react/react-in-jsx-scope': 'off',
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    'no-await-in-loop': 'off',
    'no-underscore-dangle': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/prefer-add-event-listener': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/await-thenable': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    eqeqeq: 'error',
    'no-console': 'off',
    'jsx-a11y/label-has-associated-control': ['error', { controlComponents: ['RadioOverlay'] }],
    'jsx-a11y/prefer-tag-over-role': 'off',
    'unicorn/consistent-function-scoping': 'off',
  },
  overrides: [
    {
      files: [
        'src/**',
        'bench/**',
        'build/**',
        'checks/**',
        'scripts/**',
        'visual/**',
        '.storybook/**',
      ],
      rules: { 'max-lines': ['error', 200] },
    },
    {
      files: ['src/**/*.tsx', 'visual/**/*.tsx', '.storybook/**/*.tsx'],
      // Comments do not count, so that documented props do not use up the limit.
      rules: { 'max-lines': ['error', { max: 120, skipComments: true }] },
    },
    { files: ['src/**'], rules: { 'import/no-default-export': 'error' } },
    { files: ['src/**/*.tsx'], rules: { 'site/text-alone': 'error' } },
    {
      // The content security policy of the site's pages forbids style attributes.
      files: rendering,
      rules: { 'react/forbid-dom-props': ['error', { forbid: ['style'] }] },
    },
    {
      // Copy and the register of claims may be as long as their content requires.
      files: ['src/content/**'],
      rules: { 'max-lines': 'off' },
    },
    ...arrowsInSrc,
    ...arrowsBeside,
    restricted(['tests/**', 'stories/**'], [pinnedBrowser]),
    restricted(inOneProcess, [pinnedBrowser, ...processChanges]),
    without(['tests/**'], [...left, ...timing, ...snapshots]),
    without(inOneProcess, [...left, ...timing, ...snapshots, ...processState]),
    // Without `left`: a journey may skip itself, with a reason, where the machine lacks what it needs.
    without(['e2e/**', 'stories/**'], [...timing, ...snapshots]),
  ],
  ignorePatterns: ['dist', 'storybook-static', 'node_modules'],
});
