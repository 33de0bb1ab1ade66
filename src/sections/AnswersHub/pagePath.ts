/** Path of a page of the index; the first page is the index itself. */
export const pagePath = (number: number): string =>
  number === 1 ? '/answers' : `/answers/page/${number}`;
