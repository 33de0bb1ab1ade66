/**
 * The illustrations that an article may have, by the names of their components. One file each: an
 * article pays for its own picture and for no other.
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
