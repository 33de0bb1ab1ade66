import {
  type SourceFile,
  type SyntaxNode,
  at,
  childrenOf,
  filesOf,
  nodesOf,
  componentFolders,
  syntaxOf,
} from './tree.ts';

/** Attributes that visitors read or hear. */
const spoken = new Set(['alt', 'aria-description', 'aria-label', 'placeholder', 'title']);

/** Words that a component may hold: every new-tab link says so, and no caller can forget it. */
const allowed = { path: 'src/primitives/Link/Link.tsx', words: '(opens in a new tab)' } as const;

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

/** The string literals that an expression may turn into, ignoring what it is compared with. */
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

function textOf(node: SyntaxNode): string {
  const value = node['value'] as { cooked?: string } | string | null;
  const text = typeof value === 'object' ? value?.cooked : value;
  return typeof text === 'string' ? text.replaceAll(/\s+/g, ' ').trim() : '';
}

/** What a visitor would read or hear of a node, if it is written out in place. */
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

const isAllowed = ({ path }: SourceFile, text: string): boolean =>
  path === allowed.path && text === allowed.words;

/** Visitor copy that is written inside a primitive or a section instead of arriving by props. */
export function copyInComponents(root: string): string[] {
  return filesOf(
    root,
    componentFolders.map((folder) => `src/${folder}`),
    /\.tsx$/,
  ).flatMap((file) =>
    nodesOf(syntaxOf(file))
      .flatMap(visibleTexts)
      .filter((node) => hasLetters(textOf(node)) && !isAllowed(file, textOf(node)))
      .map((node) => at(file, node, `holds the words '${textOf(node)}': they belong to content.`)),
  );
}
