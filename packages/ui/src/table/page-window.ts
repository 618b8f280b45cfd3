export type PageSlot = number | 'gap';

/** The pages a pager shows: a window around the page, the margins at both ends, gaps between. */
export function pageWindow(page: number, pageCount: number, range = 5, margin = 1): PageSlot[] {
  const first = Math.max(1, Math.min(page - Math.floor(range / 2), pageCount - range + 1));
  const shown = Array.from({ length: pageCount }, (_, i) => i + 1).filter(
    (n) => n <= margin || n > pageCount - margin || (n >= first && n < first + range),
  );
  return shown.flatMap((n, i) => {
    const skipped = n - (shown[i - 1] ?? 0) - 1;
    // A gap never stands for a single page: the page itself takes no more room.
    return skipped === 0 ? [n] : skipped === 1 ? [n - 1, n] : ['gap', n];
  });
}
