import { type Chance, pick } from '../chance.ts';
import type { Step } from '../game.ts';
import { type TumblePaying, type TumbleRules, tumblePaying, tumbleSymbols } from './rules.ts';
import { ticketsOf } from './tickets.ts';

/** A cell shows a symbol; a multiplier carries its value with it. */
export type Cell = { symbol: string; value?: number };

/** Column by column, each from top to bottom. */
export type Board = Cell[][];

export type TumbleSpin = {
  /** Tenths of the bet that the tumbles won, before multipliers. */
  tenths: number;
  multiplierSum: number;
  scatters: number;
  steps: Step[];
};

const LEAST = 8;

export function spinTumble(rules: TumbleRules, isFree: boolean, chance: Chance): TumbleSpin {
  const draw = () => drawCell(rules, isFree, chance);
  let board: Board = Array.from({ length: rules.columns }, () =>
    Array.from({ length: rules.rows }, draw),
  );
  const steps: Step[] = [{ step: 'board', board: copy(board) }];
  let tenths = 0;
  for (let wins = winsOn(rules, board); wins.length > 0; wins = winsOn(rules, board)) {
    tenths += wins.reduce((sum, win) => sum + win.tenths, 0);
    const gone = new Set(wins.map(({ symbol }) => symbol as string));
    board = board.map((column) => refill(column, gone, rules.rows, draw));
    const shown = wins.map(({ tenths: won, ...win }) => ({ ...win, multiple: won / 10 }));
    steps.push({ step: 'tumble', wins: shown, board: copy(board) });
  }
  const cells = board.flat();
  return {
    tenths,
    steps,
    multiplierSum: cells.reduce((sum, { value = 0 }) => sum + value, 0),
    scatters: cells.filter(({ symbol }) => symbol === 'S').length,
  };
}

/** One float for the symbol, and at once another for the value of a multiplier. */
function drawCell(rules: TumbleRules, isFree: boolean, chance: Chance): Cell {
  const { base, free, values } = ticketsOf(rules);
  const tickets = isFree ? free : base;
  const symbol = tumbleSymbols[tickets[pick(chance, tickets.length)]!]!;
  return symbol === 'M' ? { symbol, value: values[pick(chance, values.length)]! } : { symbol };
}

type TumbleWin = { symbol: TumblePaying; count: number; tenths: number };

function winsOn(rules: TumbleRules, board: Board): TumbleWin[] {
  return tumblePaying.flatMap((symbol) => {
    const count = board.flat().filter((cell) => cell.symbol === symbol).length;
    if (count < LEAST) return [];
    const step = Math.min(2, Math.floor((count - LEAST) / 2));
    return [{ symbol, count, tenths: rules.pays[symbol][step]! }];
  });
}

/** What stays falls down; the gaps above are filled from the lowest up. */
function refill(
  column: readonly Cell[],
  gone: ReadonlySet<string>,
  rows: number,
  draw: () => Cell,
): Cell[] {
  const stay = column.filter(({ symbol }) => !gone.has(symbol));
  const fresh = Array.from({ length: rows - stay.length }, draw).reverse();
  return [...fresh, ...stay];
}

/** As it is shown: a symbol's name, or M with its value. */
function copy(board: Board): string[][] {
  return board.map((column) =>
    column.map(({ symbol, value }) => (value === undefined ? symbol : `${symbol}${value}`)),
  );
}
