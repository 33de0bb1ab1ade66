import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'vite';

/** The folder that this clone is in. */
export const projectRoot = resolve(import.meta.dirname, '../..');

/** Folders of `src` that hold components, each in a folder of its own. */
export const componentFolders = [
  'primitives',
  'illustrations',
  'forms',
  'sections',
  'layout',
] as const;

/** Folders of everything that renders, components and pages: `src/sections`. */
export const drawing: readonly string[] = [...componentFolders, 'pages'].map(
  (folder) => `src/${folder}`,
);

/** One file of a tree. */
export interface SourceFile {
  /** From the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Text files below some folders of the project, in a stable order. */
export function filesOf(folders: readonly string[], ending: RegExp): SourceFile[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && ending.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name)),
    )
    .sort()
    .map((file) => ({
      path: file.slice(projectRoot.length + 1).replaceAll('\\', '/'),
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

/**
 * The syntax tree of a TypeScript file.
 *
 * @throws Error naming the file when it cannot be parsed.
 */
export function syntaxOf({ path, text }: SourceFile): SyntaxNode {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  return program as unknown as SyntaxNode;
}

/** Text of a literal, of a part of a template or between tags; empty for any other node. */
export function textOf(node: SyntaxNode): string {
  const value = node['value'] as { cooked?: string } | string | null;
  return typeof value === 'string' ? value : (value?.cooked ?? '');
}

/** A node and everything below it, without the nodes for which `skip` is true and what is inside them. */
export function nodesOf(
  node: SyntaxNode,
  skip: (node: SyntaxNode) => boolean = () => false,
): SyntaxNode[] {
  if (skip(node)) return [];
  return [node, ...childrenOf(node).flatMap((child) => nodesOf(child, skip))];
}

/** A finding in a form that editors turn into a link: file, line, sentence. */
export function at(file: SourceFile, node: SyntaxNode, sentence: string): string {
  const line = file.text.slice(0, node.start).split('\n').length;
  return `${file.path}:${line} ${sentence}`;
}
