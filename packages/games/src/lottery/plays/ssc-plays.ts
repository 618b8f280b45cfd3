import type { LotteryPlay } from '../lottery.ts';
import type { Balls } from './balls.ts';
import {
  ballsAt,
  directPlay,
  fixedPlay,
  groupPlay,
  type NumbersPlay,
  setPlay,
  upFrom,
} from './position-plays.ts';
import { ballsAsked } from './questions.ts';

const pool = upFrom(0, 10);
/** Five balls that know nothing of each other. */
export const sscAsked = ballsAsked(pool, { isOnce: false });

const windows = {
  first4: [0, 1, 2, 3],
  last4: [1, 2, 3, 4],
  first3: [0, 1, 2],
  middle3: [1, 2, 3],
  last3: [2, 3, 4],
  first2: [0, 1],
  last2: [3, 4],
} as const;
const threes = ['first3', 'middle3', 'last3'] as const;
const twos = ['first2', 'last2'] as const;

const direct = (code: string, at: readonly number[]) =>
  directPlay({ code, pool, at, isOnce: false, asked: sscAsked });

/** Three digits of which exactly two are equal; each pair of marks makes two notes. */
const group3 = (code: string, at: readonly number[]) =>
  setPlay({
    code,
    pool,
    asked: sscAsked.at(at),
    drawn: ballsAt(at),
    atLeast: 2,
    chance: { ways: 3, of: 1_000 },
    notesOf: ({ length }) => length * (length - 1),
    winsOf: (marked, drawn) =>
      new Set(drawn).size === 2 && drawn.every((digit) => marked.has(digit)) ? 1 : 0,
  });

/** How many rows of digits have each sum. */
export function waysOfSums(digits: number): readonly number[] {
  let ways = [1];
  for (let i = 0; i < digits; i += 1) {
    const next = new Array<number>(ways.length + 9).fill(0);
    ways.forEach((count, sum) => {
      for (const digit of pool) next[sum + digit]! += count;
    });
    ways = next;
  }
  return ways;
}

/** Every direct row with one of the marked sums. */
function sumPlay(code: string, at: readonly number[]): NumbersPlay {
  const ways = waysOfSums(at.length);
  return setPlay({
    code,
    asked: sscAsked.at(at),
    drawn: ballsAt(at),
    pool: upFrom(0, ways.length),
    atLeast: 1,
    chance: { ways: 1, of: 10 ** at.length },
    notesOf: (sums) => sums.reduce((notes, sum) => notes + ways[sum]!, 0),
    winsOf: (marked, drawn) => (marked.has(drawn.reduce((sum, n) => sum + n, 0)) ? 1 : 0),
  });
}

/** The digit is somewhere among the three; two marked digits can both be. */
const contains = (code: string, at: readonly number[]) =>
  setPlay({
    code,
    pool,
    asked: sscAsked.at(at),
    drawn: ballsAt(at),
    atLeast: 1,
    chance: { ways: 1_000 - 9 ** 3, of: 1_000 },
    notesOf: ({ length }) => length,
    winsOf: (marked, drawn) => new Set(drawn.filter((digit) => marked.has(digit))).size,
  });

/** The plays by prize group. */
export const sscPlays: readonly LotteryPlay<Balls>[] = [
  direct('five-direct', upFrom(0, 5)),
  direct('first4-direct', windows.first4),
  direct('last4-direct', windows.last4),
  ...threes.flatMap((name) => [
    direct(`${name}-direct`, windows[name]),
    group3(`${name}-group3`, windows[name]),
    groupPlay({ code: `${name}-group6`, pool, at: windows[name], isOnce: false, asked: sscAsked }),
    sumPlay(`${name}-sum`, windows[name]),
    contains(`${name}-contains`, windows[name]),
  ]),
  ...twos.flatMap((name) => [
    direct(`${name}-direct`, windows[name]),
    groupPlay({ code: `${name}-group`, pool, at: windows[name], isOnce: false, asked: sscAsked }),
    sumPlay(`${name}-sum`, windows[name]),
  ]),
  fixedPlay({ code: 'fixed', pool, at: upFrom(0, 5), asked: sscAsked }),
];
