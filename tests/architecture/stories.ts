import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  type SourceFile,
  type SyntaxNode,
  filesOf,
  nodesOf,
  componentFolders,
  syntaxOf,
} from './tree.ts';

const kinds = [...componentFolders, 'pages'] as const;
type Kind = (typeof kinds)[number];

const drawable = (root: string, folder: string): string[] =>
  filesOf(root, [`src/${folder}`], /\.tsx$/).map(({ path }) => basename(path, '.tsx'));

/** One component, with the names that its stories may have. */
interface Component {
  readonly name: string;
  readonly drawn: readonly string[];
}

/**
 * Components that must have a stories file. A folder counts as one: the stories of the file named
 * after it, or of any other part of it, stand for the whole. A folder of types alone draws nothing.
 */
function componentsOf(root: string, kind: Kind): Component[] {
  const folder = join(root, 'src', kind);
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  if (kind === 'pages')
    return entries
      .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
      .map((entry) => basename(entry.name, '.tsx'))
      .map((name) => ({ name, drawn: [name] }));
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, drawn: drawable(root, `${kind}/${name}`) }))
    .filter(({ drawn }) => drawn.length > 0)
    .map(({ name, drawn }) => ({ name, drawn: [name, ...drawn] }));
}

const nameOf = (file: SourceFile): string => basename(file.path, '.stories.tsx');

/** The object that the file's `meta` is, whatever type it is checked against. */
function metaOf(nodes: readonly SyntaxNode[]): SyntaxNode | undefined {
  const meta = nodes
    .filter(({ type }) => type === 'VariableDeclarator')
    .find(({ id }) => (id as { name?: string }).name === 'meta');
  return meta && nodesOf(meta).find(({ type }) => type === 'ObjectExpression');
}

/** The title in the file's meta, and the names of its stories. */
function readStories(file: SourceFile): { title: string | undefined; stories: string[] } {
  const nodes = nodesOf(syntaxOf(file));
  const properties = (metaOf(nodes)?.['properties'] ?? []) as readonly SyntaxNode[];
  const title = properties.find(({ key }) => (key as { name?: string }).name === 'title');
  const stories = nodes
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap((node) => nodesOf(node).filter(({ type }) => type === 'VariableDeclarator'))
    .flatMap((node) => (node['id'] as { name?: string }).name ?? []);
  return { title: (title?.['value'] as { value?: string } | undefined)?.value, stories };
}

/** Components without stories, stories without a component, and titles that are not their path. */
export function misplacedStories(root: string): string[] {
  return kinds.flatMap((kind) => {
    const files = filesOf(root, [`stories/${kind}`], /\.stories\.tsx$/);
    const told = new Set(files.map(nameOf));
    const known = new Set(componentsOf(root, kind).flatMap(({ drawn }) => drawn));
    return [
      ...componentsOf(root, kind)
        .filter(({ drawn }) => !drawn.some((name) => told.has(name)))
        .map(({ name }) => `src/${kind}: ${name} has no stories/${kind}/${name}.stories.tsx.`),
      ...files
        .filter((file) => !known.has(nameOf(file)))
        .map(({ path }) => `${path} tells of a component that src/${kind} does not have.`),
      ...files.flatMap((file) => {
        const { title } = readStories(file);
        const path = `${kind}/${nameOf(file)}`;
        return title === path ? [] : [`${file.path} is titled '${title}', not '${path}'.`];
      }),
    ];
  });
}

const extremes = ['LongContent', 'UnbrokenWord'] as const;

/** Components that were never looked at with the longest copy, or with a word that cannot break. */
export function missingExtremes(root: string): string[] {
  const laidOut = componentFolders.filter((folder) => folder !== 'primitives');
  const known = new Set(
    laidOut.flatMap((folder) => componentsOf(root, folder).flatMap(({ drawn }) => drawn)),
  );
  return filesOf(
    root,
    laidOut.map((folder) => `stories/${folder}`),
    /\.stories\.tsx$/,
  )
    .filter((file) => known.has(nameOf(file)))
    .flatMap((file) => {
      const { stories } = readStories(file);
      return extremes
        .filter((name) => !stories.includes(name))
        .map((name) => `${file.path} has no story ${name}.`);
    });
}
