/** Where a picture lies in an atlas, in pixels of one of its pages. */
export type Spot = { page: number; x: number; y: number };

type Shelf = { page: number; y: number; high: number; used: number };

/** Part of an atlas: a page's width, from one height of it to another. */
export type Strip = { page: number; from: number; to: number };

export type Shelves = {
  /** Undefined where no room is left. */
  place(width: number, height: number): Spot | undefined;
  /** One more strip to put things on. */
  add(strip: Strip): void;
  clear(): void;
};

/** A shelf takes what is not much lower than itself, or half of it would stand empty. */
const LEAST_FILL = 0.7;

/** Pictures stand side by side on shelves, one shelf over the other. */
export function openShelves(width: number, first: Strip): Shelves {
  const strips = [first];
  const shelves: Shelf[] = [];
  const tops = [first.from];
  return {
    place(wide, high) {
      const fits = shelves.filter((one) => one.high >= high && width - one.used >= wide);
      const tight = fits.filter((one) => high >= one.high * LEAST_FILL);
      const found = tight[0] ?? openShelf(high) ?? fits[0];
      if (!found || wide > width) return undefined;
      const spot = { page: found.page, x: found.used, y: found.y };
      found.used += wide;
      return spot;
    },
    add(strip) {
      strips.push(strip);
      tops.push(strip.from);
    },
    clear() {
      shelves.length = 0;
      for (const [n, { from }] of strips.entries()) tops[n] = from;
    },
  };

  function openShelf(high: number): Shelf | undefined {
    const n = strips.findIndex(({ to }, at) => to - tops[at]! >= high);
    if (n < 0) return undefined;
    const shelf = { page: strips[n]!.page, y: tops[n]!, high, used: 0 };
    tops[n]! += high;
    shelves.push(shelf);
    return shelf;
  }
}
