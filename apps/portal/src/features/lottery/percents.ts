import type { LotteryPlay, Selection } from '@baize/games';

/** The share of its prize that a number pays in this issue: 100 in full, 0 where it is closed. */
export type PercentOf = (pick: string) => number;

type Lowered = { numbers: readonly { play: string; pick: string; percent: number }[] };

/** How the numbers of a play stand; a number in a place is named `3-7`. */
export function percentsOf({ numbers }: Lowered, { code }: LotteryPlay): PercentOf {
  const lowered = new Map(
    numbers.filter(({ play }) => play === code).map(({ pick, percent }) => [pick, percent]),
  );
  return (pick) => lowered.get(pick) ?? 100;
}

export type Part = { selection: Selection; percent: number };

/** Marks that pay alike belong together; those that are closed are left out. */
export function splitByPercent(
  { form }: LotteryPlay,
  marks: Selection,
  percentOf: PercentOf,
): Part[] {
  if ('spots' in marks) return groups(marks.spots, percentOf, (spots) => ({ spots }));
  if (form.kind === 'positions' && 'positions' in marks && !form.needsAll) {
    const placed = marks.positions.flatMap((numbers, place) =>
      numbers.map((number) => ({ place, number, pick: `${form.names[place]}-${number}` })),
    );
    return groups(
      placed,
      ({ pick }) => percentOf(pick),
      (some) => ({
        positions: form.names.map((_, place) =>
          some.filter((one) => one.place === place).map(({ number }) => number),
        ),
      }),
    );
  }
  if (form.kind === 'texts' && 'texts' in marks && form.atLeast === 1) {
    return groups(marks.texts, percentOf, (texts) => ({ texts }));
  }
  if (form.kind === 'numbers' && 'numbers' in marks && form.atLeast === 1) {
    return groups(
      marks.numbers,
      (number) => percentOf(String(number)),
      (numbers) => ({ numbers }),
    );
  }
  return [{ selection: marks, percent: 100 }];
}

function groups<Item>(
  items: readonly Item[],
  percentOf: (item: Item) => number,
  selectionOf: (items: Item[]) => Selection,
): Part[] {
  const percents = [...new Set(items.map(percentOf))].filter((percent) => percent > 0);
  return percents.map((percent) => ({
    selection: selectionOf(items.filter((item) => percentOf(item) === percent)),
    percent,
  }));
}
