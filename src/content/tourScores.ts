import type { PrintedScoresProps } from '../illustrations/FilePage/PrintedScores.tsx';

/**
 * The tour's scene of scores, which is also its poster. Copied, so that a page with the poster does not
 * load the whole example; a test checks that both are equal.
 */
export const printedScores = {
  candidates: ['B-03', 'B-05', 'B-07', 'B-11'],
  rows: [
    { competency: 'Discovery depth', scores: [3, 3, 4, 2] },
    { competency: 'Business case', scores: [3, 3, 4, 3] },
    { competency: 'Multi-threading', scores: [2, 3, 4, 0] },
    { competency: 'Objection handling', scores: [3, 3, 2, 4] },
    { competency: 'Forecast honesty', scores: [0, 3, 3, 3] },
  ],
  blank: 'No evidence yet',
  column: 2,
  receipts: [
    {
      row: 0,
      time: '04:12',
      minutes: 10,
      quote: '“You lose $4,000 a month. What will waiting …”',
    },
    { row: 3, time: '06:40', minutes: 10, quote: '“Fair, many controllers said so at first …”' },
    {
      row: 2,
      time: '31:40',
      minutes: 40,
      quote: '“The controller and IT on one call, because they share the ERP …”',
    },
  ],
  early: ['1:2', '2:2', '4:2'],
} as const satisfies PrintedScoresProps;
