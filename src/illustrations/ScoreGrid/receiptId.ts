/** Id of what the score at a place of a grid's column prints. */
export const receiptId = (grid: string, place: number): string => `${grid}-${place}`;
