const tooth = { width: '0.75rem', height: '0.375rem' } as const;

/** Height of the teeth, which are cut out of the box; its lower padding must include this height. */
export const tornEdgeHeight = tooth.height;

/** Cuts teeth into the lower edge of a box, as if torn off. The first mask is the box, the second the teeth. */
export const tornEdge = {
  maskImage:
    'linear-gradient(currentColor 0 0), conic-gradient(from -45deg at bottom, transparent, currentColor 1deg 89deg, transparent 90deg)',
  maskSize: `100% calc(100% - ${tooth.height}), ${tooth.width} ${tooth.height}`,
  maskPosition: 'top, bottom left',
  maskRepeat: 'no-repeat, repeat-x',
} as const;
