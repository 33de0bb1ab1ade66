/**
 * The symbol, on a square of 32 units: a scored cell torn off like a receipt, and the one tick on its
 * trace. The one source of every logo.
 */
export const symbolSize = 32;

/** Outlines in the order they are drawn, each with what it is. */
export const symbolShapes = [
  {
    part: 'paper',
    path: 'M6 2h20a2 2 0 0 1 2 2v22l-4 4-4-4-4 4-4-4-4 4-4-4V4a2 2 0 0 1 2-2z',
  },
  { part: 'tick', path: 'M16 7h4v9h4v4H8v-4h8z' },
] as const;
