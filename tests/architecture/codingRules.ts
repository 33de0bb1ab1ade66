import { sharedFolders } from '../support/sharedFolders.ts';
import { type SourceFile, type SyntaxNode, at, filesOf, nodesOf, syntaxOf } from './tree.ts';

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
      sharedFolders.map((folder) => `tests/${folder}`),
      /\.tsx?$/,
    ),
    (node) =>
      node.type === 'ImportDeclaration'
        ? fakes(node) || (node['source'] as { value: string }).value.endsWith('support/owner.ts')
        : node.type === 'AssignmentExpression' && isOfProcess(node['left'] as SyntaxNode),
    'changes the process, which other files share: tests/support/sharedFolders.ts.',
  );

/** `ch` follows the face that shows: text set in it changes its lines when the web font arrives. */
export const widthsInDigits = (root: string): string[] =>
  forbidden(
    filesOf(root, ['src'], /\.ts$/),
    (node) => node.type === 'Literal' && /^\d[\d.]*ch\b/.test(String(node['value'])),
    'sets a width in ch; characters() of the tokens holds it in either face.',
  );
