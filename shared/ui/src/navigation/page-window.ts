/**
 * The pages in a pagination: the first, the last, the current one and its neighbours. A gap of several pages is null; a gap of
 * one page is filled by that page.
 */
export function pageWindow(current: number, count: number): (number | null)[] {
  const named = [...new Set([1, current - 1, current, current + 1, count])]
    .filter((page) => page >= 1 && page <= count)
    .sort((a, b) => a - b);

  return named.flatMap((page, index) => {
    const before = named[index - 1] ?? 0;
    if (page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : [null, page];
  });
}
