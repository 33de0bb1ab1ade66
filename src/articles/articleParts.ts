import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Score } from '../primitives/ScoreCell/ScoreCell.tsx';
import type { TableProps } from '../primitives/Table/Table.tsx';
import { artefactFiles } from '../sections/Article/artefactFiles.ts';
import type { Artefact, ArticleData } from '../sections/Article/types.ts';

async function draw({ kind, props }: Artefact): Promise<ReactNode> {
  const file: Readonly<Record<string, unknown>> = await artefactFiles[kind]();
  return createElement(file[kind] as ComponentType<typeof props>, props);
}

/** What an article needs besides its page: its picture, and tables where it has one. */
export async function loadArticleParts({ artefact, sections = [] }: ArticleData): Promise<{
  /** Source files that the build finds their styles by. */
  readonly parts: readonly string[];
  readonly picture: ReactNode;
  readonly drawTable?: (table: TableProps) => ReactNode;
}> {
  const picture = artefact && (await draw(artefact));
  const pictureFile = artefact && `src/illustrations/${artefact.kind}/${artefact.kind}.tsx`;
  const parts = pictureFile === undefined ? [] : [pictureFile];
  if (sections.every(({ table }) => table === undefined)) return { parts, picture };
  const { Table } = await import('../primitives/Table/Table.tsx');
  const withTable = [...parts, 'src/primitives/Table/Table.tsx'];
  if (sections.every(({ table }) => table?.scored === undefined)) {
    return { parts: withTable, picture, drawTable: (table) => createElement(Table, table) };
  }
  const { ScoreCell } = await import('../primitives/ScoreCell/ScoreCell.tsx');
  const drawScore = (score: string) => createElement(ScoreCell, { score: Number(score) as Score });
  return {
    parts: [...withTable, 'src/primitives/ScoreCell/ScoreCell.tsx'],
    picture,
    drawTable: (table) => createElement(Table, { ...table, drawScore }),
  };
}
