const tooth = { width: '0.75rem', height: '0.375rem' } as const;

/** Room that the teeth take from the lower edge; padding there has to allow for it. */
export const tornEdgeHeight = tooth.height;

/** Cuts the lower edge of a box into teeth, as if it had been torn off: whole above, teeth below. */
export const tornEdge = {
  maskImage:
    'linear-gradient(currentColor 0 0), conic-gradient(from -45deg at bottom, transparent, currentColor 1deg 89deg, transparent 90deg)',
  maskSize: `100% calc(100% - ${tooth.height}), ${tooth.width} ${tooth.height}`,
  maskPosition: 'top, bottom left',
  maskRepeat: 'no-repeat, repeat-x',
} as const;
