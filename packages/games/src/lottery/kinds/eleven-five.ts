import { pickSome } from '../../chance.ts';
import { evenly, question } from '../../coverage/coverage.ts';
import { choose } from '../../pay.ts';
import type { Balls } from '../plays/balls.ts';
import { countSets } from '../plays/combinations.ts';
import { directPlay, fixedPlay, groupPlay, setPlay, upFrom } from '../plays/position-plays.ts';
import { ballsAsked } from '../plays/questions.ts';
import { parityOf, sumOf } from '../plays/ssc-panel.ts';
import { lotteryKind } from './kind.ts';

const pool = upFrom(1, 11);
const DRAWN = 5;
const asked = ballsAsked(pool, { isOnce: true });
/** Which five, in whatever order. */
const setAsked = question('drawn', () =>
  evenly(setsOf(pool, DRAWN).map((numbers) => ({ numbers }))),
);

function setsOf([first, ...rest]: readonly number[], take: number): number[][] {
  if (take === 0) return [[]];
  if (first === undefined) return [];
  return [...setsOf(rest, take - 1).map((set) => [first, ...set]), ...setsOf(rest, take)];
}

/**
 * Any k of eleven: up to five, all of the note are drawn; beyond, all five drawn are on the note.
 * Both are counted from how many marks were hit, without writing down a single note.
 */
function anyPlay(take: number) {
  const few = take <= DRAWN;
  return setPlay({
    code: `any${take}`,
    pool,
    asked: setAsked,
    atLeast: take,
    chance: {
      ways: few ? choose(DRAWN, take) : choose(pool.length - DRAWN, take - DRAWN),
      of: choose(pool.length, take),
    },
    notesOf: ({ length }) => countSets(length, take),
    winsOf: (marked, drawn, size) => {
      const hits = drawn.filter((number) => marked.has(number)).length;
      if (few) return countSets(hits, take);
      return hits === DRAWN ? countSets(size - DRAWN, take - DRAWN) : 0;
    },
  });
}

/** Five of 01 to 11, in the order they came. */
export const elevenFive = lotteryKind<Balls>({
  code: '11x5',
  version: 1,
  name: 'Five of Eleven',
  rules: { draw: '5 of 1–11, in order' },
  plays: [
    ...upFrom(1, 8).map(anyPlay),
    directPlay({ code: 'first3-direct', pool, at: [0, 1, 2], isOnce: true, asked }),
    groupPlay({ code: 'first3-group', pool, at: [0, 1, 2], isOnce: true, asked }),
    directPlay({ code: 'first2-direct', pool, at: [0, 1], isOnce: true, asked }),
    groupPlay({ code: 'first2-group', pool, at: [0, 1], isOnce: true, asked }),
    fixedPlay({ code: 'fixed', pool, at: upFrom(0, DRAWN), asked }),
  ],
  draw: (chance) => ({ numbers: pickSome(chance, pool, DRAWN) }),
  printed: ({ numbers }) => numbers.map((number) => String(number).padStart(2, '0')).join(' '),
  facts: ({ numbers }) => ({ sum: sumOf(numbers), parity: parityOf(sumOf(numbers)) }),
});
