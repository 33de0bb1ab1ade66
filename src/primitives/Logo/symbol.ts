/** The symbol: a ramp of three scored cells, on a square of 32 units. The one source of every logo. */
export const symbolSize = 32;

/** Each cell's outline, and how much of the evidence colour it carries. */
export const symbolCells = [
  { path: 'M3 23a2 2 0 0 1 2-2h5v8H5a2 2 0 0 1-2-2z', strength: 0.45 },
  { path: 'M12.5 13.5h7V29h-7z', strength: 0.75 },
  { path: 'M22 5a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v22a2 2 0 0 1-2 2h-5z', strength: 1 },
] as const;
