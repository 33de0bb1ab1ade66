/** Numbers of the pages in the pager of `page`: the first, the last, and those around. At most seven. */
export function shownPages(page: number, pages: number): number[] {
  const around = [page - 2, page - 1, page, page + 1, page + 2];
  return [1, ...around.filter((number) => number > 1 && number < pages), pages];
}
