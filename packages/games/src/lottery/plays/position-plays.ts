import { money } from '@baize/money';
import type { Question } from '../../coverage/coverage.ts';
import { choose } from '../../pay.ts';
import type { LotteryPlay, MarkedNumbers, MarkedPositions, PrizeMode } from '../lottery.ts';
import type { Balls } from './balls.ts';
import { countSets } from './combinations.ts';
import { type BallsAsked, lookOf, wholeLeg } from './questions.ts';
import { isFaulty, readNumbers, readPositions } from './read-selection.ts';

export const upFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, i) => first + i);

/** Prizes by group where no odds are named, fixed ones where they are. */
type Paid = { mode?: PrizeMode; odds?: string };

/** The one prize of a play with one kind of win. */
const hit = ({ odds }: Paid, ways: number | bigint, of: number | bigint) => [
  { code: 'hit', ways: BigInt(ways), of: BigInt(of), odds: odds ? money(odds) : null },
];
const note = [{ id: 'note', notes: 1, prizes: ['hit'] }];
const won = (count: number) => (count > 0 ? [{ prize: 'hit', count }] : []);

type Told = Paid & { code: string; pool: readonly number[]; asked: BallsAsked };
/** Which balls of the draw a play looks at, by index. */
type At = { at: readonly number[] };
/** Whether a ball that lies in one place cannot lie in another. */
type Draws = { isOnce: boolean };

export type PositionsPlay = LotteryPlay<Balls, MarkedPositions>;
export type NumbersPlay = LotteryPlay<Balls, MarkedNumbers>;

/** Each of these balls in its own place. */
export function directPlay({ code, pool, at, isOnce, asked }: Told & At & Draws): PositionsPlay {
  const names = at.map((index) => String(index + 1));
  const form = { kind: 'positions', names, numbers: pool, needsAll: true } as const;
  const all = at.reduce((product, _, i) => product * (pool.length - (isOnce ? i : 0)), 1);
  const play: PositionsPlay = {
    code,
    mode: 'LOTT',
    form,
    prizes: hit({}, 1, all),
    lines: note,
    allNotes: all,
    usual: { positions: at.map((_, i) => [pool[i]!]) },
    read: (given) => {
      const selection = readPositions(given, form);
      if (isFaulty(selection)) return selection;
      const notes = isOnce ? countDistinct(selection.positions) : product(selection.positions);
      return notes > 0 ? { selection, notes } : { fault: 'NO_NOTE' };
    },
    winsOf: ({ positions }, { numbers }) =>
      won(positions.every((marked, i) => marked.includes(numbers[at[i]!]!)) ? 1 : 0),
    legs: (selection) => {
      // A place with every number marked is not looked at: it is a bet on the others alone.
      const isOpen = (i: number) => isOnce || selection.positions[i]!.length < pool.length;
      return wholeLeg(play, asked.at(at.filter((_, i) => isOpen(i))), selection);
    },
  };
  return play;
}

const product = (positions: readonly (readonly number[])[]) =>
  positions.reduce((notes, { length }) => notes * length, 1);

/** Ways to take one number of each list, none twice; lists are few and short. */
function countDistinct(
  [first, ...rest]: readonly (readonly number[])[],
  taken: readonly number[] = [],
): number {
  if (!first) return 1;
  const free = first.filter((number) => !taken.includes(number));
  return free.reduce((ways, number) => ways + countDistinct(rest, [...taken, number]), 0);
}

/** One ball in one place; every mark is a note. */
export function fixedPlay(told: Told & At): PositionsPlay {
  const { code, pool, at, mode = 'LOTT', odds, asked } = told;
  const names = at.map((index) => String(index + 1));
  const form = { kind: 'positions', names, numbers: pool, needsAll: false } as const;
  const play: PositionsPlay = {
    code,
    mode,
    form,
    prizes: hit(odds ? { odds } : {}, 1, pool.length),
    lines: note,
    allNotes: pool.length * at.length,
    usual: { positions: at.map((_, i) => (i === 0 ? [pool[0]!] : [])) },
    read: (given) => {
      const selection = readPositions(given, form);
      if (isFaulty(selection)) return selection;
      return { selection, notes: selection.positions.flat().length };
    },
    winsOf: ({ positions }, { numbers }) =>
      won(positions.filter((marked, i) => marked.includes(numbers[at[i]!]!)).length),
    legs: ({ positions }) =>
      positions.flatMap((marked, i) =>
        marked.map((number) => {
          const alone = { positions: positions.map((_, k) => (k === i ? [number] : [])) };
          // Where a number lies in one place only, all of its places are its two sides as well.
          const questions = [asked.at([at[i]!]), asked.placeOf(number, at)];
          const looks = questions.flatMap((question) =>
            question ? [lookOf(play, question, { selection: alone, notes: 1 })] : [],
          );
          return { notes: 1, looks };
        }),
      ),
  };
  return play;
}

type SetTold<Result> = Omit<Told, 'asked'> & {
  /** What the set is looked for in. */
  asked: Question<Result>;
  /** Which balls count; all where nothing is said. */
  drawn?(result: Result): readonly number[];
  atLeast: number;
  chance: { ways: number | bigint; of: number | bigint };
  notesOf(numbers: readonly number[]): number;
  winsOf(marked: ReadonlySet<number>, drawn: readonly number[], size: number): number;
};

/** A play on a set of numbers, whatever makes its notes. */
export function setPlay<Result extends Balls = Balls>(
  told: SetTold<Result>,
): LotteryPlay<Result, MarkedNumbers> {
  const { code, pool, atLeast, chance, notesOf, mode = 'LOTT' } = told;
  const form = { kind: 'numbers', numbers: pool, atLeast, atMost: pool.length } as const;
  const drawn = told.drawn ?? (({ numbers }: Result) => numbers);
  const play: LotteryPlay<Result, MarkedNumbers> = {
    code,
    mode,
    form,
    prizes: hit(told, chance.ways, chance.of),
    lines: note,
    allNotes: notesOf(pool),
    usual: { numbers: pool.slice(0, atLeast) },
    read: (given) => {
      const selection = readNumbers(given, form);
      return isFaulty(selection) ? selection : { selection, notes: notesOf(selection.numbers) };
    },
    winsOf: ({ numbers }, result) =>
      won(told.winsOf(new Set(numbers), drawn(result), numbers.length)),
    legs: (selection) => wholeLeg(play, told.asked, selection),
  };
  return play;
}

/** The balls at these indexes. */
export const ballsAt =
  (at: readonly number[]) =>
  ({ numbers }: Balls) =>
    at.map((index) => numbers[index]!);

/** All of these balls, in any order, none equal. */
export function groupPlay({ code, pool, at, isOnce, asked }: Told & At & Draws): NumbersPlay {
  const take = at.length;
  const orders = upFrom(1, take).reduce((ways, n) => ways * n, 1);
  const of = isOnce
    ? choose(pool.length, take) * BigInt(orders)
    : BigInt(pool.length) ** BigInt(take);
  return setPlay({
    code,
    pool,
    asked: asked.at(at),
    drawn: ballsAt(at),
    atLeast: take,
    chance: { ways: orders, of },
    notesOf: ({ length }) => countSets(length, take),
    winsOf: (marked, drawn) =>
      new Set(drawn).size === take && drawn.every((number) => marked.has(number)) ? 1 : 0,
  });
}
