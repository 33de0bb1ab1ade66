import { posix } from 'node:path';
import { type SourceFile, type SyntaxNode, at, filesOf, nodesOf, syntaxOf } from './tree.ts';

type Reach = Readonly<Record<string, 'anything' | 'types'>>;

/**
 * What each layer of `src` may import: other layers, or single files of them. A layer may always
 * import itself; what is not listed is forbidden. `types` is for imports that leave no trace in the running code.
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
  // The server knows the site's configuration and its own messages, and of what is drawn the colors.
  server: { contract: 'anything', content: 'anything', 'design/palette.ts': 'anything' },
};

/** What the folders beside `src` may import, the first that matches a path. */
const beside: readonly (readonly [folder: string, reach: RegExp])[] = [
  ['scripts/suites/', /^(?:scripts|visual)\/|^visual\.config\.ts$/],
  ['scripts/', /^(?:scripts|src)\/|^package\.json$/],
  // Everything else about the site comes to it through visual.config.ts.
  ['visual/', /^visual\/|^visual\.config\.ts$|^src\/(?:design|primitives)\//],
  ['e2e/', /^(?:e2e|scripts|src|visual)\/|^visual\.config\.ts$/],
];

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
  const [folder, reach] = beside.find(([start]) => path.startsWith(start)) ?? [];
  if (folder !== undefined)
    return reach?.test(target) ? undefined : `imports ${target}: ${folder} may not know it.`;
  return complaintInside(path, { target, typeOnly });
}

function complaintInside(
  path: string,
  { target, typeOnly }: Pick<Import, 'target' | 'typeOnly'>,
): string | undefined {
  const [, from = '', folder] = path.split('/');
  const [top, layer = '', ...inLayer] = target.split('/');
  if (top !== 'src') return `imports ${target}, which is not part of the product.`;
  if (layer === from)
    return layer === 'sections' && folder !== inLayer[0]
      ? `imports ${target}: no section imports another.`
      : undefined;
  const reach = arrows[from]?.[layer] ?? arrows[from]?.[[layer, ...inLayer].join('/')];
  if (reach === undefined) return `imports ${target}: ${from} may not know ${layer}.`;
  if (reach === 'types' && !typeOnly)
    return `imports ${target}: ${from} may know ${layer} by its types only.`;
  return undefined;
}

/** Imports that run against the arrows, and folders of `src` that no arrow speaks of. */
export function wrongImports(root: string): string[] {
  return filesOf(root, ['src', 'scripts', 'visual', 'e2e'], /\.tsx?$/).flatMap((file) => {
    const [top, from = ''] = file.path.split('/');
    if (top === 'src' && !(from in arrows)) return [`${file.path} lies in no known layer.`];
    return importsOf(file).flatMap((found) => {
      const sentence = complaint(file.path, found);
      return sentence === undefined ? [] : [at(file, found.node, sentence)];
    });
  });
}

/** Content that neither the product nor its build reads: what feeds only checks lies with the checks. */
export function unreadContent(root: string): string[] {
  const readers = filesOf(root, ['src', 'scripts/build'], /\.tsx?$/);
  const read = new Set(readers.flatMap((file) => importsOf(file).map(({ target }) => target)));
  return (
    filesOf(root, ['src/content'], /\.ts$/)
      .map(({ path }) => path)
      // Articles are found by their place.
      .filter((path) => !read.has(path) && !path.startsWith('src/content/answers/'))
  );
}
