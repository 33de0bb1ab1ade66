import { readers } from '../support/readers.ts';
import {
  type SourceFile,
  type SyntaxNode,
  at,
  drawing,
  filesOf,
  nodesOf,
  syntaxOf,
} from './tree.ts';

/** Nodes of some files that a rule forbids, each with the rule's sentence. */
const forbidden = (
  files: readonly SourceFile[],
  isWrong: (node: SyntaxNode) => boolean,
  sentence: string,
): string[] =>
  files.flatMap((file) =>
    nodesOf(syntaxOf(file))
      .filter(isWrong)
      .map((node) => at(file, node, sentence)),
  );

const nameOf = (node: unknown): string => (node as { name?: string } | undefined)?.name ?? '';

/** The policy of the site's pages forbids `style` attributes in what is served. */
export const inlineStyles = (root: string): string[] =>
  forbidden(
    filesOf(root, drawing, /\.tsx$/),
    (node) => node.type === 'JSXAttribute' && nameOf(node['name']) === 'style',
    'sets an inline style.',
  );

const layered = new Set(['style', 'styleVariants', 'recipe', 'globalStyle']);

/** A rule outside of the cascade layers overrides every layer; the design binds these functions to one. */
export const stylesWithoutLayer = (root: string): string[] =>
  forbidden(
    filesOf(root, [...drawing, 'src/app'], /\.css\.ts$/),
    (node) =>
      node.type === 'ImportDeclaration' &&
      (node['source'] as { value: string }).value.startsWith('@vanilla-extract/') &&
      (node['specifiers'] as readonly SyntaxNode[]).some((name) =>
        layered.has(nameOf(name['imported'])),
      ),
    'writes styles outside of the layers: take the functions from the design.',
  );

/** A file that only passes others on hides where things live. */
export const indexFiles = (root: string): string[] =>
  filesOf(root, ['src', 'stories', 'tests', 'e2e', 'scripts', 'visual'], /^index\.[jt]sx?$/).map(
    ({ path }) => `${path} is an index file.`,
  );

const suites = new Set(['test', 'it', 'describe']);

/** `test`, `it.concurrent` and `test.describe` all begin with one of the suites' names. */
const belongsToSuite = (node: SyntaxNode): boolean =>
  node.type === 'MemberExpression'
    ? belongsToSuite(node['object'] as SyntaxNode)
    : suites.has(nameOf(node));

const isText = ({ type }: SyntaxNode): boolean => type === 'Literal' || type === 'TemplateLiteral';

/** A skip that depends on the machine and gives its reason: `test.skip(condition, 'why')`. */
function isConditional(call: SyntaxNode, member: string): boolean {
  const [first, second] = call['arguments'] as readonly SyntaxNode[];
  if (member !== 'skip' || first === undefined || second === undefined) return false;
  return !isText(first) && isText(second);
}

/** Tests that were left out, or that leave all others out. */
export const restrictedTests = (root: string): string[] =>
  forbidden(
    filesOf(root, ['tests', 'e2e', 'stories'], /\.tsx?$/),
    (node) => {
      const callee = node['callee'] as SyntaxNode | undefined;
      if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression') return false;
      const member = nameOf(callee['property']);
      return (
        ['skip', 'only', 'todo', 'fixme', 'fails'].includes(member) &&
        belongsToSuite(callee['object'] as SyntaxNode) &&
        !isConditional(node, member)
      );
    },
    'leaves tests out.',
  );

/** A snapshot of markup says that something changed, never that something broke. */
export const markupSnapshots = (root: string): string[] =>
  forbidden(
    filesOf(root, ['tests', 'e2e', 'stories'], /\.tsx?$/),
    (node) =>
      node.type === 'MemberExpression' &&
      /^toMatch(?:Inline|File|Aria)?Snapshot$|^toThrowErrorMatching/.test(nameOf(node['property'])),
    'compares a snapshot.',
  );

/** Where durations are compared with each other in one run, and with nothing else. */
const yardstick = 'tests/server/faults/timing.test.ts';

/** What reads how much time has passed; the time of day alone judges nothing. */
const isStopwatch = (node: SyntaxNode): boolean => {
  if (node.type !== 'MemberExpression') return false;
  const [object, property] = [nameOf(node['object']), nameOf(node['property'])];
  return (
    (object === 'performance' && property === 'now') ||
    (object === 'process' && property === 'hrtime') ||
    (object === 'console' && property === 'time')
  );
};

/** `Date.now() - start`, and the like. */
const isDifferenceOfMoments = (node: SyntaxNode): boolean =>
  node.type === 'BinaryExpression' &&
  node['operator'] === '-' &&
  callOf(node['left'] as SyntaxNode) === 'Date.now()' &&
  // A moment so long ago, and no duration.
  !isNumber(node['right'] as SyntaxNode);

const isNumber = (node: SyntaxNode): boolean =>
  node.type === 'BinaryExpression'
    ? [node['left'], node['right']].every((side) => isNumber(side as SyntaxNode))
    : node.type === 'Literal';

const callOf = (node: SyntaxNode): string => {
  const callee = node['callee'] as SyntaxNode | undefined;
  if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression') return '';
  return `${nameOf(callee['object'])}.${nameOf(callee['property'])}()`;
};

/** How quick the machine is must decide nothing: tests that measure how long something takes. */
export const timedTests = (root: string): string[] =>
  forbidden(
    filesOf(root, ['tests', 'e2e', 'stories'], /\.tsx?$/).filter(({ path }) => path !== yardstick),
    (node) => isStopwatch(node) || isDifferenceOfMoments(node),
    'measures how long something takes: test what makes it quick (docs/testing.md).',
  );

/** Tests run on every system; the pinned browser does not. */
export const pinnedTests = (root: string): string[] =>
  forbidden(
    filesOf(root, ['tests', 'e2e', 'stories'], /\.tsx?$/),
    (node) =>
      node.type === 'ImportDeclaration' &&
      (node['specifiers'] as readonly SyntaxNode[]).some(
        ({ imported }) => nameOf(imported) === 'pinnedBrowser',
      ),
    'asks for the pinned browser: testBrowser() finds the one that runs here.',
  );

/** `process` and `globalThis` are what all files of a process see. */
const isOfProcess = (node: SyntaxNode): boolean =>
  node.type === 'MemberExpression'
    ? isOfProcess(node['object'] as SyntaxNode)
    : ['process', 'globalThis'].includes(nameOf(node));

const fakes = (node: SyntaxNode): boolean =>
  (node['specifiers'] as readonly SyntaxNode[]).some(({ imported }) => nameOf(imported) === 'vi');

/** What one file fakes, sets or leaves to the end of its process, another in the same process meets. */
export const sharedChanges = (root: string): string[] =>
  forbidden(
    filesOf(
      root,
      readers.map((folder) => `tests/${folder}`),
      /\.tsx?$/,
    ),
    (node) =>
      node.type === 'ImportDeclaration'
        ? fakes(node) || (node['source'] as { value: string }).value.endsWith('support/owner.ts')
        : node.type === 'AssignmentExpression' && isOfProcess(node['left'] as SyntaxNode),
    'changes the process, which other files share: tests/support/readers.ts.',
  );

/** `ch` follows the face that shows: text set in it changes its lines when the web font arrives. */
export const widthsInDigits = (root: string): string[] =>
  forbidden(
    filesOf(root, ['src'], /\.ts$/),
    (node) => node.type === 'Literal' && /^\d[\d.]*ch\b/.test(String(node['value'])),
    'sets a width in ch; characters() of the tokens holds it in either face.',
  );
