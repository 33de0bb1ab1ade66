import { expect, test } from 'vitest';
import {
  type SyntaxNode,
  at,
  childrenOf,
  componentFolders,
  filesOf,
  nodesOf,
  syntaxOf,
  textOf,
} from './tree.ts';

/** Attributes that visitors read or hear. */
const spoken = new Set(['alt', 'aria-description', 'aria-label', 'placeholder', 'title']);

/** The only words that a component may hold: the link adds them itself, so that no caller can forget them. */
const allowed = { path: 'src/primitives/Link/Link.tsx', words: '(opens in a new tab)' } as const;

/** The string literals that an expression may evaluate to; those in conditions are ignored. */
function resultsOf(node: SyntaxNode): SyntaxNode[] {
  switch (node.type) {
    case 'ConditionalExpression':
      return [node['consequent'], node['alternate']].flatMap((part) =>
        resultsOf(part as SyntaxNode),
      );
    case 'LogicalExpression':
      return resultsOf(node['right'] as SyntaxNode);
    case 'TemplateLiteral':
      return node['quasis'] as SyntaxNode[];
    case 'Literal':
      return [node];
    default:
      return [];
  }
}

/** The words of a node, on one line. */
const wordsOf = (node: SyntaxNode): string => textOf(node).replaceAll(/\s+/g, ' ').trim();

/** The nodes whose text a visitor would read or hear, as far as it is written in the component itself. */
function visibleTexts(node: SyntaxNode): SyntaxNode[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return (node['children'] as SyntaxNode[]).flatMap((child) => {
      if (child.type === 'JSXText') return [child];
      if (child.type !== 'JSXExpressionContainer') return [];
      return resultsOf(child['expression'] as SyntaxNode);
    });
  if (node.type === 'JSXAttribute') {
    const name = (node['name'] as { name?: string }).name ?? '';
    const value = node['value'] as SyntaxNode | null;
    if (!spoken.has(name) || value === null) return [];
    return value.type === 'JSXExpressionContainer'
      ? childrenOf(value).flatMap(resultsOf)
      : resultsOf(value);
  }
  return [];
}

test('no component holds words of its own', () => {
  const folders = componentFolders.map((folder) => `src/${folder}`);
  const found = filesOf(folders, /\.tsx$/).flatMap((file) =>
    nodesOf(syntaxOf(file))
      .flatMap(visibleTexts)
      .filter((node) => /\p{L}/u.test(wordsOf(node)))
      .filter((node) => file.path !== allowed.path || wordsOf(node) !== allowed.words)
      .map((node) => at(file, node, `holds the words '${wordsOf(node)}': they belong to content.`)),
  );
  expect(found).toEqual([]);
});
