import type { Expected, Recompute } from './mini-games.ts';
import { type Draw, pay, range } from './stream.ts';

type Reels = {
  reels: string[];
  pays: Record<string, number[]>;
  scatterPays: number[];
  freeSpins: { spins: number; multiplier: number };
  cap: number;
};
type Lines = Reels & { model: 'lines25'; lines: string[] };
type Ways = Reels & { model: 'ways243' };
type Tumble = {
  model: 'tumble65';
  weights: Record<string, number>;
  freeMultiplierWeight: number;
  multipliers: [number, number][];
  pays: Record<string, number[]>;
  scatterPays: number[];
  freeSpins: { spins: number; moreFrom: number; more: number };
  cap: number;
};
export type Machine = Lines | Ways | Tumble;

/** Four draws after the game's own, mini to grand, 8 bytes each. */
const POTS = [
  ['mini', 20_000n],
  ['minor', 250_000n],
  ['major', 2_500_000n],
  ['grand', 50_000_000n],
] as const;

export function potsOf(cents: bigint, draw: Draw): string[] {
  const isHit = (oneIn: bigint) => {
    const eight = BigInt(draw() * 2 ** 32) * 2n ** 32n + BigInt(draw() * 2 ** 32);
    return eight * oneIn * 100n < cents * 2n ** 64n;
  };
  return POTS.map(([name, oneIn]) => ({ name, hit: isHit(oneIn) }))
    .filter(({ hit }) => hit)
    .map(({ name }) => name);
}

/** A slot by its published strips or weights. */
export const slotWith =
  (machine: Machine): Recompute =>
  ({ cents }, draw) =>
    machine.model === 'tumble65' ? tumble(machine, cents, draw) : spin(machine, cents, draw);

function spin(machine: Lines | Ways, cents: bigint, draw: Draw): Expected {
  const bet = machine.model === 'lines25' ? 25 : 40;
  const steps: object[] = [];
  let units = 0;
  let isFree = false;
  for (let left = 1; left > 0; left -= 1, isFree = true) {
    const strips = machine.reels.map((reel) => reel.split(' '));
    const stops = strips.map((strip) => Math.floor(draw() * strip.length));
    const board = strips.map((strip, r) =>
      [0, 1, 2].map((i) => strip[(stops[r]! + i) % strip.length]!),
    );
    const won = machine.model === 'lines25' ? onLines(machine, board) : onWays(machine, board);
    const scatters = board.flat().filter((symbol) => symbol === 'S').length;
    const forScatters = (machine.scatterPays[scatters - 3] ?? 0) * bet;
    units += (won + forScatters) * (isFree ? machine.freeSpins.multiplier : 1);
    if (scatters >= 3) left += machine.freeSpins.spins;
    steps.push({ step: 'spin', stops, board });
  }
  return { cents: pay(cents, Math.min(units, machine.cap * bet), bet), steps };
}

function onLines({ lines, pays }: Lines, board: string[][]): number {
  const best = (symbols: string[]) => {
    const run = (target: string) => {
      const broken = symbols.findIndex((symbol) => symbol !== target && symbol !== 'W');
      return pays[target]?.[(broken < 0 ? 5 : broken) - 3] ?? 0;
    };
    const wilds = symbols.findIndex((symbol) => symbol !== 'W');
    const pure = pays.W![(wilds < 0 ? 5 : wilds) - 3] ?? 0;
    return Math.max(
      pure,
      ...Object.keys(pays)
        .filter((s) => s !== 'W')
        .map(run),
    );
  };
  return lines.reduce(
    (sum, rows) => sum + best([...rows].map((row, r) => board[r]![Number(row)]!)),
    0,
  );
}

function onWays({ pays }: Ways, board: string[][]): number {
  return Object.entries(pays).reduce((sum, [symbol, row]) => {
    const counts = board.map((reel) => reel.filter((s) => s === symbol || s === 'W').length);
    const reels = [...counts, 0].indexOf(0);
    const ways = counts.slice(0, reels).reduce((product, count) => product * count, 1);
    return sum + (row[reels - 3] ?? 0) * ways;
  }, 0);
}

type Cell = { symbol: string; value: number };

function weighted<Item>(draw: Draw, items: readonly (readonly [Item, number])[]): Item {
  const all = items.flatMap(([item, weight]) => new Array<Item>(weight).fill(item));
  return all[Math.floor(draw() * all.length)]!;
}

function tumble(machine: Tumble, cents: bigint, draw: Draw): Expected {
  let [tenths, running, isFree] = [0, 0, false];
  const steps: object[] = [];
  for (let left = 1; left > 0; left -= 1, isFree = true) {
    const { won, board, columns } = settleBoard(machine, isFree, draw);
    const sum = board.flat().reduce((all, { value }) => all + value, 0);
    const counts = won > 0 && sum > 0;
    if (counts && isFree) running += sum;
    tenths += counts ? won * (isFree ? running : sum) : won;
    const prize = scatterPrize(machine, isFree, board);
    tenths += prize.tenths;
    left += prize.spins;
    steps.push({ step: 'board', board: columns });
  }
  return { cents: pay(cents, Math.min(tenths, machine.cap * 10), 10), steps };
}

function scatterPrize({ scatterPays, freeSpins }: Tumble, isFree: boolean, board: Cell[][]) {
  const scatters = board.flat().filter(({ symbol }) => symbol === 'S').length;
  if (isFree) return { tenths: 0, spins: scatters >= freeSpins.moreFrom ? freeSpins.more : 0 };
  if (scatters < 4) return { tenths: 0, spins: 0 };
  return { tenths: scatterPays[Math.min(scatters, 6) - 4]! * 10, spins: freeSpins.spins };
}

/** Drops thirty cells and tumbles until nothing pays; columns are from top to bottom. */
function settleBoard(machine: Tumble, isFree: boolean, draw: Draw) {
  const symbols = Object.entries(machine.weights).map(
    ([symbol, weight]) =>
      [symbol, symbol === 'M' && isFree ? machine.freeMultiplierWeight : weight] as const,
  );
  const cell = (): Cell => {
    const symbol = weighted(draw, symbols);
    return { symbol, value: symbol === 'M' ? weighted(draw, machine.multipliers) : 0 };
  };
  let board = range(1, 6).map(() => range(1, 5).map(cell));
  const columns = board.map((column) =>
    column.map(({ symbol, value }) => `${symbol}${value || ''}`),
  );
  let won = 0;
  for (;;) {
    const many = (symbol: string) => board.flat().filter((one) => one.symbol === symbol).length;
    const paying = Object.entries(machine.pays).filter(([symbol]) => many(symbol) >= 8);
    if (paying.length === 0) return { won, board, columns };
    for (const [symbol, row] of paying)
      won += row[many(symbol) >= 12 ? 2 : many(symbol) >= 10 ? 1 : 0]!;
    board = board.map((column) => {
      const stays = column.filter(({ symbol }) => !paying.some(([gone]) => gone === symbol));
      while (stays.length < 5) stays.unshift(cell());
      return stays;
    });
  }
}
