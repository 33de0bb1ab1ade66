import { type ComponentType, createElement, type ReactNode } from 'react';
import type { TableProps } from '../primitives/Table/Table.tsx';
import type { Artefact, ArticleData } from '../sections/Article/types.ts';

/** What is exported under the name of each illustration. */
type Files = {
  readonly [Of in Artefact as Of['kind']]: () => Promise<
    Readonly<Record<Of['kind'], ComponentType<Of['props']>>>
  >;
};

/** One file each: an article pays for its own picture and for no other. */
const files: Files = {
  CoachCard: () => import('../illustrations/CoachCard/CoachCard.tsx'),
  CompetencyRubric: () => import('../illustrations/CompetencyRubric/CompetencyRubric.tsx'),
  EvidencePack: () => import('../illustrations/EvidencePack/EvidencePack.tsx'),
  NinetyDayStrip: () => import('../illustrations/NinetyDayStrip/NinetyDayStrip.tsx'),
  PrintedReceipt: () => import('../illustrations/PrintedReceipt/PrintedReceipt.tsx'),
  ScoreGrid: () => import('../illustrations/ScoreGrid/ScoreGrid.tsx'),
  SellingContext: () => import('../illustrations/SellingContext/SellingContext.tsx'),
  SjtCard: () => import('../illustrations/SjtCard/SjtCard.tsx'),
};

async function draw({ kind, props }: Artefact): Promise<ReactNode> {
  const file: Readonly<Record<string, unknown>> = await files[kind]();
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
  return {
    parts: [...parts, 'src/primitives/Table/Table.tsx'],
    picture,
    drawTable: (table) => createElement(Table, table),
  };
}
