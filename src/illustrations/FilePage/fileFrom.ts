/** A file answers to its own width, because it is used in frames of every size. */
export const fileFrom = { medium: '(min-width: 34rem)', wide: '(min-width: 44rem)' } as const;
