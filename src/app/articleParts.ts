import { createElement, type ReactNode } from 'react';
import type { TableProps } from '../primitives/Table/Table.tsx';
import type { Artefact, ArticleData } from '../sections/Article/types.ts';

/** Loads the illustration alone: an article pays for its own picture and for no other. */
function draw(artefact: Artefact): Promise<ReactNode> {
  switch (artefact.kind) {
    case 'CoachCard':
      return import('../illustrations/CoachCard/CoachCard.tsx').then(({ CoachCard }) =>
        createElement(CoachCard, artefact.props),
      );
    case 'CompetencyRubric':
      return import('../illustrations/CompetencyRubric/CompetencyRubric.tsx').then(
        ({ CompetencyRubric }) => createElement(CompetencyRubric, artefact.props),
      );
    case 'EvidencePack':
      return import('../illustrations/EvidencePack/EvidencePack.tsx').then(({ EvidencePack }) =>
        createElement(EvidencePack, artefact.props),
      );
    case 'NinetyDayStrip':
      return import('../illustrations/NinetyDayStrip/NinetyDayStrip.tsx').then(
        ({ NinetyDayStrip }) => createElement(NinetyDayStrip, artefact.props),
      );
    case 'PrintedReceipt':
      return import('../illustrations/PrintedReceipt/PrintedReceipt.tsx').then(
        ({ PrintedReceipt }) => createElement(PrintedReceipt, artefact.props),
      );
    case 'ScoreGrid':
      return import('../illustrations/ScoreGrid/ScoreGrid.tsx').then(({ ScoreGrid }) =>
        createElement(ScoreGrid, artefact.props),
      );
    case 'SellingContext':
      return import('../illustrations/SellingContext/SellingContext.tsx').then(
        ({ SellingContext }) => createElement(SellingContext, artefact.props),
      );
    default:
      return import('../illustrations/SjtCard/SjtCard.tsx').then(({ SjtCard }) =>
        createElement(SjtCard, artefact.props),
      );
  }
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
