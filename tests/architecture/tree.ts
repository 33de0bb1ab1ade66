import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { owner } from '../support/owner.ts';

/** The project itself, which every guard reads; a guard's own proof reads a small tree instead. */
export const projectRoot = resolve(import.meta.dirname, '../..');

/** Folders of `src` that hold components, each in a folder of its own. */
export const componentFolders = [
  'primitives',
  'illustrations',
  'forms',
  'sections',
  'layout',
] as const;

/** Folders of everything that renders: components and pages. */
export const drawing: readonly string[] = [...componentFolders, 'pages'].map(
  (folder) => `src/${folder}`,
);

/** One file of a tree. */
export interface SourceFile {
  /** From the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Text files below some folders (or single files) of a root, in a stable order. */
export function filesOf(root: string, folders: readonly string[], ending: RegExp): SourceFile[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && ending.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name)),
    )
    .sort()
    .map((file) => ({
      path: file.slice(root.length + 1).replaceAll('\\', '/'),
      text: readFileSync(file, 'utf8'),
    }));
}

/** A node of the syntax tree; what else it holds depends on its type. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

/** The nodes directly inside a node. */
export const childrenOf = (node: SyntaxNode): SyntaxNode[] =>
  Object.values(node).flat().filter(isNode);

const parsed = new Map<string, SyntaxNode>();

/**
 * The syntax tree of a TypeScript file.
 *
 * @throws Error naming the file when it cannot be parsed.
 */
export function syntaxOf({ path, text }: SourceFile): SyntaxNode {
  const key = `${path}\n${text}`;
  const known = parsed.get(key);
  if (known) return known;
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const tree = program as unknown as SyntaxNode;
  parsed.set(key, tree);
  return tree;
}

/** A node and everything below it. `skip` leaves a node and its inside out. */
export function nodesOf(
  node: SyntaxNode,
  skip: (node: SyntaxNode) => boolean = () => false,
): SyntaxNode[] {
  if (skip(node)) return [];
  return [node, ...childrenOf(node).flatMap((child) => nodesOf(child, skip))];
}

/** A finding as an editor can open it: file, line, sentence. */
export function at(file: SourceFile, node: SyntaxNode, sentence: string): string {
  const line = file.text.slice(0, node.start).split('\n').length;
  return `${file.path}:${line} ${sentence}`;
}

/** Writes a tree of files into a new folder and returns it: the world in which a guard is proved. */
export function treeOf(files: Readonly<Record<string, string>>): string {
  const root = owner().folder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}
