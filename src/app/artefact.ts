import { createElement, type ReactNode } from 'react';
import type { Artefact } from '../sections/Article/types.ts';

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

/** An article's picture, and the source file that the build finds its styles by. */
export async function loadArtefact(
  artefact: Artefact,
): Promise<{ readonly file: string; readonly picture: ReactNode }> {
  const { kind } = artefact;
  return { file: `src/illustrations/${kind}/${kind}.tsx`, picture: await draw(artefact) };
}
