import { type ComponentType, createElement, type ReactNode } from 'react';
import { artifactFiles } from '../sections/Article/artifactFiles.ts';
import type { Artifact, ArticleData, ArticleTable } from '../sections/Article/types.ts';

async function draw({ kind, props }: Artifact): Promise<ReactNode> {
  const file: Readonly<Record<string, unknown>> = await artifactFiles[kind]();
  return createElement(file[kind] as ComponentType<typeof props>, props);
}

/** Loads what an article needs besides its page: its picture, and the component for its tables, if any. */
export async function loadArticleParts({ artifact, sections = [] }: ArticleData): Promise<{
  /** Source files of what was loaded; the build finds the styles by them. */
  readonly parts: readonly string[];
  readonly picture: ReactNode;
  readonly drawTable?: (table: ArticleTable) => ReactNode;
}> {
  const picture = artifact && (await draw(artifact));
  const pictureFile = artifact && `src/illustrations/${artifact.kind}/${artifact.kind}.tsx`;
  const parts = pictureFile === undefined ? [] : [pictureFile];
  const tables = sections.flatMap(({ table }) => table ?? []);
  if (tables.length === 0) return { parts, picture };
  if (tables.every(({ isScored = false }) => isScored)) {
    const { LevelSheet } = await import('../illustrations/LevelSheet/LevelSheet.tsx');
    return {
      parts: [...parts, 'src/illustrations/LevelSheet/LevelSheet.tsx'],
      picture,
      drawTable: (table) => createElement(LevelSheet, table),
    };
  }
  const { Table } = await import('../primitives/Table/Table.tsx');
  return {
    parts: [...parts, 'src/primitives/Table/Table.tsx'],
    picture,
    drawTable: (table) => createElement(Table, table),
  };
}
