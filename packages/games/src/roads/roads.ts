/** One of two sides, or a tie. */
export type Mark = 'first' | 'second' | 'tie';

/** A cell of the bead plate or the big road, counted from zero. */
export type Cell = { column: number; row: number };
export type BeadCell = Cell & { mark: Mark };
export type BigCell = Cell & { mark: Exclude<Mark, 'tie'>; ties: number };

export type Colour = 'red' | 'blue';
export type DerivedCell = Cell & { colour: Colour };

export type Roads = {
  bead: BeadCell[];
  big: BigCell[];
  bigEye: DerivedCell[];
  small: DerivedCell[];
  cockroach: DerivedCell[];
};

const ROWS = 6;

/** All five roads of a shoe so far. */
export function roadsOf(marks: readonly Mark[]): Roads {
  const runs = runsOf(marks);
  const heights = runs.map(({ length }) => length);
  const derived = (off: number) => laid(derivedColours(heights, off));
  return {
    bead: marks.map((mark, n) => ({ column: Math.floor(n / ROWS), row: n % ROWS, mark })),
    big: bigRoad(marks),
    bigEye: derived(1),
    small: derived(2),
    cockroach: derived(3),
  };
}

/** What the derived roads would show next if this side won: the "ask" of the table. */
export function askRoads(
  marks: readonly Mark[],
  next: Exclude<Mark, 'tie'>,
): Record<'bigEye' | 'small' | 'cockroach', Colour | null> {
  const now = runsOf(marks).map(({ length }) => length);
  const then = runsOf([...marks, next]).map(({ length }) => length);
  const added = (off: number) => {
    const before = derivedColours(now, off).length;
    return derivedColours(then, off)[before] ?? null;
  };
  return { bigEye: added(1), small: added(2), cockroach: added(3) };
}

/** Wins in a row are one column: its logical height knows no lower edge. */
export function runsOf(marks: readonly Mark[]): { mark: Exclude<Mark, 'tie'>; length: number }[] {
  const runs: { mark: Exclude<Mark, 'tie'>; length: number }[] = [];
  for (const mark of marks) {
    if (mark === 'tie') continue;
    const last = runs.at(-1);
    if (last?.mark === mark) last.length += 1;
    else runs.push({ mark, length: 1 });
  }
  return runs;
}

/** Ties are counted on the last cell; those before the first win wait for it. */
function bigRoad(marks: readonly Mark[]): BigCell[] {
  const cells: BigCell[] = [];
  const lay = layer();
  let leading = 0;
  for (const mark of marks) {
    const last = cells.at(-1);
    if (mark === 'tie') {
      if (last) last.ties += 1;
      else leading += 1;
    } else {
      cells.push({ ...lay(last?.mark === mark), mark, ties: last ? 0 : leading });
    }
  }
  return cells;
}

/**
 * For the first cell of column i the two columns before it, `off` apart, are compared; further down
 * blue means that the column `off` back ended exactly one row above.
 */
function derivedColours(heights: readonly number[], off: number): Colour[] {
  return heights.flatMap((height, column) => {
    const rows = Array.from({ length: height }, (_, n) => n + 1);
    const colours = rows.map((row) => colourAt(heights, off, { column, row }));
    return colours.filter((colour) => colour !== undefined);
  });
}

/** Undefined where a derived road has not begun. */
function colourAt(heights: readonly number[], off: number, at: Cell): Colour | undefined {
  const { column, row } = at;
  if (row === 1) {
    if (column - 1 - off < 0) return undefined;
    return heights[column - 1] === heights[column - 1 - off] ? 'red' : 'blue';
  }
  if (column - off < 0) return undefined;
  return heights[column - off] === row - 1 ? 'blue' : 'red';
}

/** Derived colours lie like the big road: down while they stay, a new column when they change. */
function laid(colours: readonly Colour[]): DerivedCell[] {
  const lay = layer();
  return colours.map((colour, n) => ({ ...lay(colours[n - 1] === colour), colour }));
}

/** Puts cells down one after another; at the lower edge, or at a taken cell, a run turns right. */
function layer(): (isSame: boolean) => Cell {
  const taken = new Set<string>();
  let first = -1;
  let at: Cell = { column: -1, row: 0 };
  let isTurned = false;
  const isFree = ({ column, row }: Cell) => row < ROWS && !taken.has(`${column},${row}`);
  return (isSame) => {
    const below = { column: at.column, row: at.row + 1 };
    if (!isSame) {
      first += 1;
      while (!isFree({ column: first, row: 0 })) first += 1;
      at = { column: first, row: 0 };
      isTurned = false;
    } else if (!isTurned && isFree(below)) {
      at = below;
    } else {
      isTurned = true;
      at = { column: at.column + 1, row: at.row };
    }
    taken.add(`${at.column},${at.row}`);
    return at;
  };
}
