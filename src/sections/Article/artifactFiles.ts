/**
 * The illustrations that an article may have, by the names of their components. Each is imported
 * separately, so that an article loads only its own.
 */
export const artifactFiles = {
  CoachCard: () => import('../../illustrations/CoachCard/CoachCard.tsx'),
  CompetencyRubric: () => import('../../illustrations/CompetencyRubric/CompetencyRubric.tsx'),
  DateLine: () => import('../../illustrations/DateLine/DateLine.tsx'),
  NinetyDayStrip: () => import('../../illustrations/NinetyDayStrip/NinetyDayStrip.tsx'),
  PrintedReceipt: () => import('../../illustrations/PrintedReceipt/PrintedReceipt.tsx'),
  ScoreGrid: () => import('../../illustrations/ScoreGrid/ScoreGrid.tsx'),
  SellingContext: () => import('../../illustrations/SellingContext/SellingContext.tsx'),
};
