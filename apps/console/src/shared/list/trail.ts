import type { PlainSearch } from './search.ts';

/** A number, a number within another, or a place among rows of several kinds: an instant, a name, a number. */
const MARK = /^\d{1,18}([.-]\d{1,18}|\.[a-z-]{1,40}\.-?\d{1,19})?$/;

/**
 * A list that is read on with `after` has no page numbers: the address keeps the marks one came by,
 * `after=120,100`, so that the way back is known and a reload stays where it was.
 */
export function trailOf({ after }: PlainSearch): string[] {
  const marks = after?.split(',') ?? [];
  return marks.every((mark) => MARK.test(mark)) ? marks : [];
}

/** The trail that leads to a page; `next` is the mark where the list goes on. */
export function trailTo(page: number, trail: readonly string[], next: string | null): string {
  const known = next === null ? trail : [...trail, next];
  return known.slice(0, page - 1).join(',');
}
