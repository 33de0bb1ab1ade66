import { posix } from 'node:path';
import { type SourceFile, type SyntaxNode, at, filesOf, nodesOf, syntaxOf } from './tree.ts';

type Reach = Readonly<Record<string, 'anything' | 'types'>>;

/**
 * What each layer of `src` may import from the others. A layer may always import itself; what is
 * not listed is forbidden. `types` is for imports that leave no trace in the running code.
 */
const arrows: Readonly<Record<string, Reach>> = {
  contract: {},
  design: {},
  primitives: { design: 'anything' },
  illustrations: { design: 'anything', primitives: 'anything' },
  forms: { design: 'anything', primitives: 'anything', contract: 'anything' },
  // What opens a page (breadcrumb, headline) stands inside its first section.
  frame: { design: 'anything', primitives: 'anything' },
  sections: {
    design: 'anything',
    primitives: 'anything',
    illustrations: 'anything',
    forms: 'anything',
    frame: 'anything',
    contract: 'anything',
  },
  content: {
    contract: 'anything',
    primitives: 'types',
    illustrations: 'types',
    forms: 'types',
    frame: 'types',
    sections: 'types',
  },
  pages: {
    primitives: 'anything',
    illustrations: 'anything',
    forms: 'anything',
    sections: 'anything',
    content: 'anything',
    contract: 'anything',
  },
  app: {
    design: 'anything',
    primitives: 'anything',
    illustrations: 'anything',
    forms: 'anything',
    sections: 'anything',
    frame: 'anything',
    pages: 'anything',
    content: 'anything',
    contract: 'anything',
  },
  // The server knows the site's configuration and its own messages, and nothing that is drawn.
  server: { contract: 'anything', content: 'anything' },
};

interface Import {
  readonly node: SyntaxNode;
  readonly target: string;
  readonly typeOnly: boolean;
}

const literal = (node: unknown): string | undefined => {
  const value = (node as SyntaxNode | null | undefined)?.['value'];
  return typeof value === 'string' ? value : undefined;
};

/** Every file that a file names: imports, re-exports, dynamic imports and `import('…')` types. */
function importsOf(file: SourceFile): Import[] {
  return nodesOf(syntaxOf(file)).flatMap((node): Import[] => {
    const kind = node['importKind'] ?? node['exportKind'];
    const target = literal(node['source']);
    if (target === undefined || !target.startsWith('.')) return [];
    const specifiers = (node['specifiers'] ?? []) as readonly SyntaxNode[];
    const typeOnly =
      kind === 'type' ||
      node.type === 'TSImportType' ||
      (specifiers.length > 0 && specifiers.every((name) => name['importKind'] === 'type'));
    return [{ node, target: posix.join(posix.dirname(file.path), target), typeOnly }];
  });
}

function complaint(path: string, { target, typeOnly }: Import): string | undefined {
  const [, from = '', folder] = path.split('/');
  const [top, layer = '', targetFolder] = target.split('/');
  if (top !== 'src') return `imports ${target}, which is not part of the product.`;
  if (layer === from)
    return layer === 'sections' && folder !== targetFolder
      ? `imports ${target}: no section imports another.`
      : undefined;
  const reach = arrows[from]?.[layer];
  if (reach === undefined) return `imports ${target}: ${from} may not know ${layer}.`;
  if (reach === 'types' && !typeOnly)
    return `imports ${target}: ${from} may know ${layer} by its types only.`;
  return undefined;
}

/** Imports inside `src` that run against the arrows, and folders that no arrow speaks of. */
export function wrongImports(root: string): string[] {
  return filesOf(root, ['src'], /\.tsx?$/).flatMap((file) => {
    const from = file.path.split('/')[1] ?? '';
    if (!(from in arrows)) return [`${file.path} lies in no known layer.`];
    return importsOf(file).flatMap((found) => {
      const sentence = complaint(file.path, found);
      return sentence === undefined ? [] : [at(file, found.node, sentence)];
    });
  });
}
