/** Container queries for the width of the file instead of the screen's: files are shown at many sizes. */
export const fileFrom = { medium: '(min-width: 34rem)', wide: '(min-width: 44rem)' } as const;
