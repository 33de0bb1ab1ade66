/** Id of what the score at a index of a grid's column prints. */
export const receiptId = (grid: string, index: number): string => `${grid}-${index}`;
