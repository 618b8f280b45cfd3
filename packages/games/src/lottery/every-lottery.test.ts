import { type Money, money } from '@baize/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../chance.ts';
import { lotteryKinds } from './every-lottery.ts';
import type { LotteryKind, LotteryPlay, Selection } from './lottery.ts';
import { type PrizeTerms, payoutOf, returnsOf } from './prizes.ts';
import { mustPlay, mustRead } from './settle-alone.ts';
import { simulateLottery } from './simulate-lottery.ts';

const kinds = [...lotteryKinds.values()];
const everyPlay = kinds.flatMap((kind) => kind.plays.map((play) => ({ kind, play })));
const drawOf = (kind: LotteryKind, nonce: number) =>
  kind.draw(
    chanceOf({ serverSeed: 'server seed', clientSeed: 'client seed', nonce }),
    '2026-11-15',
  );
const termsOf = ({ mode }: LotteryPlay): PrizeTerms => (mode === 'LOTT' ? { group: 1920 } : {});

test('thirteen kinds; no two have one code or fingerprint, nor two plays of a kind one code', () => {
  expect(kinds.map(({ code }) => code)).toEqual([
    'ssc',
    '11x5',
    'k3',
    'pk10',
    'mark6',
    'vn-north',
    'vn-south',
    'thai',
    'lao',
    '4d',
    'lucky28',
    'keno80',
    'wingo',
  ]);
  expect(new Set(kinds.map(({ hash }) => hash)).size).toBe(kinds.length);
  for (const { plays } of kinds) {
    expect(new Set(plays.map(({ code }) => code)).size).toBe(plays.length);
  }
});

test('a draw depends on its seeds alone, and is plain data', () => {
  for (const kind of kinds) {
    const result = drawOf(kind, 7);
    expect(drawOf(kind, 7)).toEqual(result);
    expect(drawOf(kind, 8)).not.toEqual(result);
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
    expect(kind.printed(result).length).toBeGreaterThan(0);
    expect(Object.keys(kind.facts(result)).length).toBeGreaterThan(0);
  }
});

test('every line pays something, names its prizes, and keeps a part for the house', () => {
  for (const { kind, play } of everyPlay) {
    const codes = play.prizes.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(play.lines.flatMap(({ prizes }) => prizes))).toEqual(new Set(codes));
    for (const { bet, returnToPlayer } of returnsOf(play, termsOf(play))) {
      const name = `${kind.code} ${play.code} ${bet}`;
      expect(returnToPlayer, name).toBeLessThan(0.991);
      expect(returnToPlayer, name).toBeGreaterThan(play.code === 'da' ? 0.53 : 0.59);
    }
    for (const { odds } of play.prizes) expect(odds === null).toBe(play.mode === 'LOTT');
  }
});

test('what is no selection of a play is refused, with a reason', () => {
  const odd = [undefined, null, 1, 'x', [], {}, { x: 1 }, { numbers: 1 }, { spots: [] }];
  for (const { play } of everyPlay) {
    for (const given of odd) expect(play.read(given)).toHaveProperty('fault');
    expect(play.read({ ...play.usual, more: 1 })).toEqual({ fault: 'SHAPE' });
    expect(play.read(twice(play.usual))).toHaveProperty('fault');
  }
});

const twice = (selection: Selection) =>
  Object.fromEntries(
    Object.entries(selection).map(([key, marks]: [string, readonly unknown[]]) => [
      key,
      [...marks, ...marks],
    ]),
  );

/** Any selection a board could make. */
function selectionOf({ form }: LotteryPlay): fc.Arbitrary<unknown> {
  if (form.kind === 'spots') return fc.subarray([...form.spots]).map((spots) => ({ spots }));
  if (form.kind === 'numbers') {
    return fc.subarray([...form.numbers]).map((numbers) => ({ numbers }));
  }
  if (form.kind === 'texts') {
    const text = fc
      .nat({ max: 10 ** form.digits - 1 })
      .map((number) => String(number).padStart(form.digits, '0'));
    const maxLength = Math.min(form.atMost, 12);
    return fc.uniqueArray(text, { minLength: 0, maxLength }).map((texts) => ({ texts }));
  }
  const marks = fc.subarray([...form.numbers]);
  const positions = form.names.map(() => marks);
  return fc.tuple(...positions).map((positions) => ({ positions }));
}

describe.each(
  everyPlay.map(({ kind, play }) => [`${kind.code} ${play.code}`, kind, play] as const),
)('%s', (_name, kind, play) => {
  test('a selection has one spelling, whole notes, and never pays less than nothing', () => {
    fc.assert(
      fc.property(selectionOf(play), fc.integer({ min: 1, max: 1_000 }), (given, nonce) => {
        const read = play.read(given);
        if ('fault' in read) return;
        expect(play.read(read.selection)).toEqual(read);
        expect(JSON.parse(JSON.stringify(read.selection))).toEqual(read.selection);
        expect(Number.isSafeInteger(read.notes) && read.notes > 0).toBe(true);
        const wins = play.winsOf(read.selection, drawOf(kind, nonce));
        for (const { prize, count } of wins) {
          expect(play.prizes.some(({ code }) => code === prize)).toBe(true);
          expect(Number.isInteger(count) && count > 0).toBe(true);
        }
        const payout = payoutOf({ play, wins, perNote: money('0.2'), terms: termsOf(play) });
        expect(payout >= 0n && payout % 100n === 0n).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  test('a selection is worth its single notes together, in number and in wins', () => {
    fc.assert(
      fc.property(selectionOf(play), fc.integer({ min: 1, max: 1_000 }), (given, nonce) => {
        const whole = play.read(given);
        if ('fault' in whole || whole.notes > 3_000 || play.code === 'da') return;
        const singles = singlesOf(play, whole.selection).flatMap((one) => {
          const read = play.read(one);
          return 'fault' in read ? [] : [read];
        });
        expect(singles.reduce((sum, { notes }) => sum + notes, 0)).toBe(whole.notes);
        const result = drawOf(kind, nonce);
        const together = singles.flatMap(({ selection }) => play.winsOf(selection, result));
        const paid = (wins: typeof together): Money =>
          payoutOf({ play, wins, perNote: money('2'), terms: termsOf(play) });
        expect(paid(together)).toBe(paid(play.winsOf(whole.selection, result)));
      }),
      { numRuns: 25 },
    );
  });
});

/** The smallest selections that a selection is made of. */
function singlesOf(play: LotteryPlay, selection: Selection): unknown[] {
  if ('spots' in selection) return selection.spots.map((spot) => ({ spots: [spot] }));
  if ('positions' in selection) return rowsOf(play, selection.positions);
  const least = play.form.kind === 'numbers' || play.form.kind === 'texts' ? play.form.atLeast : 1;
  if ('numbers' in selection) {
    return setsOf(selection.numbers, least).map((numbers) => ({ numbers }));
  }
  return setsOf(selection.texts, least).map((texts) => ({ texts }));
}

function rowsOf({ form }: LotteryPlay, positions: readonly (readonly number[])[]): unknown[] {
  if (form.kind === 'positions' && form.needsAll) {
    return positions
      .reduce<number[][]>(
        (rows, marks) => rows.flatMap((row) => marks.map((mark) => [...row, mark])),
        [[]],
      )
      .map((row) => ({ positions: row.map((mark) => [mark]) }));
  }
  return positions.flatMap((marks, at) =>
    marks.map((mark) => ({ positions: positions.map((_, i) => (i === at ? [mark] : [])) })),
  );
}

function setsOf<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((first, i) =>
    setsOf(items.slice(i + 1), size - 1).map((rest) => [first, ...rest]),
  );
}

test('a selection of a hundred thousand notes is settled without spelling them out', () => {
  const play = mustPlay(lotteryKinds.get('ssc')!, 'five-direct');
  const all = Array.from({ length: 10 }, (_, digit) => digit);
  const { selection, notes } = mustRead(play, { positions: [all, all, all, all, all] });
  expect(notes).toBe(100_000);
  // Five positions of ten digits: whoever looks at single notes reads more than a few hundred values.
  let reads = 0;
  const counting = <T extends object>(of: T): T =>
    new Proxy(of, {
      get(target, key) {
        reads += 1;
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'object' && value !== null ? counting(value) : value;
      },
    });
  expect(play.winsOf(counting(selection), { numbers: [7, 6, 2, 9, 5] })).toHaveLength(1);
  expect(reads).toBeLessThan(500);
});

test('3,000 draws of every kind come near the counted returns', () => {
  const draws = 3_000;
  for (const kind of kinds) {
    for (const { play, exact, simulated } of simulateLottery(kind, draws, 'near')) {
      // A prize that came so seldom has no spread to measure it by.
      if (simulated.hitRate * draws < 20) continue;
      const off = Math.abs(simulated.returnToPlayer - exact);
      expect(off, `${kind.code} ${play}`).toBeLessThan(5 * simulated.standardError + 0.002);
    }
  }
});
