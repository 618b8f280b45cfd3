import type { PlayedRound } from '../../stage/stage.ts';

type Step = PlayedRound['steps'][number];

export type ToldWin = {
  kind: 'line' | 'ways' | 'anywhere' | 'scatter';
  symbol: string;
  count: number;
  line?: number;
  ways?: number;
  /** In bets, everything that multiplies it already inside; of a tumble: before multipliers. */
  multiple: number;
};

/** One board and what it won; a tumble has several, one after another. */
export type ToldBoard = { board: string[][]; wins: ToldWin[] };

export type ToldSpin = {
  /** 0 is the paid spin; free spins count from 1. */
  free: number;
  left: number;
  stops: number[] | undefined;
  multiplier: number;
  boards: ToldBoard[];
  /** Of a tumble: what its multipliers made of its wins. */
  multiplied: { by: number; running: number; multiple: number } | undefined;
  /** Scatters are counted on the last board, after multipliers. */
  scatter: ToldWin | undefined;
  awarded: number;
};

export type ToldRound = { spins: ToldSpin[]; isCapped: boolean };

/** The server's steps, gathered by spin; the order of the steps is the order of the story. */
export function readSpins(steps: readonly Step[]): ToldRound {
  const round: ToldRound = { spins: [], isCapped: false };
  for (const step of steps) readStep(round, step);
  return round;
}

function readStep(round: ToldRound, step: Step): void {
  if (step.step === 'spin') round.spins.push(spinOf(step));
  if (step.step === 'end') round.isCapped = step.capped === true;
  const spin = round.spins.at(-1);
  if (spin) readers[step.step]?.(spin, step);
}

function spinOf(step: Step): ToldSpin {
  const board = step.board as string[][] | undefined;
  return {
    free: numberOf(step.free),
    left: numberOf(step.left),
    stops: step.stops as number[] | undefined,
    multiplier: numberOf(step.multiplier, 1),
    boards: board ? [{ board, wins: [] }] : [],
    multiplied: undefined,
    scatter: undefined,
    awarded: 0,
  };
}

const readers: Record<string, (spin: ToldSpin, step: Step) => void> = {
  line: (spin, step) =>
    spin.boards.at(-1)?.wins.push({ ...winOf('line', step), line: numberOf(step.line) }),
  ways: (spin, step) =>
    spin.boards.at(-1)?.wins.push({ ...winOf('ways', step), ways: numberOf(step.ways) }),
  board: (spin, step) => spin.boards.push({ board: step.board as string[][], wins: [] }),
  tumble: (spin, step) => {
    const wins = (step.wins as Step[]).map((win) => winOf('anywhere', win));
    spin.boards.at(-1)?.wins.push(...wins);
    spin.boards.push({ board: step.board as string[][], wins: [] });
  },
  multiply: (spin, step) => {
    const { by, running, multiple } = step;
    spin.multiplied = {
      by: numberOf(by),
      running: numberOf(running),
      multiple: numberOf(multiple),
    };
  },
  scatter: (spin, step) => {
    spin.scatter = { ...winOf('scatter', step), symbol: 'S' };
  },
  freeSpins: (spin, step) => {
    spin.awarded = numberOf(step.awarded);
  },
};

function winOf(kind: ToldWin['kind'], step: Record<string, unknown>): ToldWin {
  const { symbol, count, multiple } = step;
  return { kind, symbol: String(symbol), count: numberOf(count), multiple: numberOf(multiple) };
}

const numberOf = (value: unknown, otherwise = 0): number =>
  typeof value === 'number' ? value : otherwise;
