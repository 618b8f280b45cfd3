/** Where each row of a long list begins; the last entry is the height of the whole. */
export function offsetsOf(heights: readonly number[]): number[] {
  const offsets = [0];
  for (const height of heights) offsets.push(offsets.at(-1)! + height);
  return offsets;
}

export type Span = { from: number; to: number };

/** The rows that a view shows, with some to spare on both ends: `from` first, `to` excluded. */
export function rowsInView(
  offsets: readonly number[],
  view: { top: number; height: number; spare: number },
): Span {
  const last = offsets.length - 1;
  const from = rowAt(offsets, view.top - view.spare);
  const to = rowAt(offsets, view.top + view.height + view.spare);
  return { from, to: Math.min(last, to + 1) };
}

/** The row that covers a height, found by halves; before the first and after the last the nearest. */
function rowAt(offsets: readonly number[], height: number): number {
  let [low, high] = [0, Math.max(0, offsets.length - 2)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (offsets[middle]! <= height) low = middle;
    else high = middle - 1;
  }
  return low;
}
