/**
 * Side of the symbol's square, in units. The symbol is a scored cell torn off like a receipt, with the tick
 * of a receipt's trace. Every logo is made from this file.
 */
export const symbolSize = 32;

/** Outlines of the symbol's parts, in drawing order. */
export const symbolShapes = [
  {
    part: 'paper',
    path: 'M6 2h20a2 2 0 0 1 2 2v22l-4 4-4-4-4 4-4-4-4 4-4-4V4a2 2 0 0 1 2-2z',
  },
  { part: 'tick', path: 'M16 7h4v9h4v4H8v-4h8z' },
] as const;
