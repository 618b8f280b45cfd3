import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { question } from '../coverage/coverage.ts';
import { falseChances, type Weighted } from './counted-chances.ts';
import { fourDigits } from './kinds/four-digits.ts';
import { lao, thai } from './kinds/thai.ts';
import { creditOdds, vietnamNorth, vietnamSouth } from './kinds/vietnam.ts';
import type { LotteryPlay } from './lottery.ts';
import { upFrom } from './plays/position-plays.ts';
import { halvedOdds, splitByLimits } from './plays/text-plays.ts';
import { linkedTwos, setOfTwos, type Vietnam, waysAllAppear } from './plays/vietnam-sets.ts';
import { payoutOf, returnsOf } from './prizes.ts';
import { mustPlay, mustRead } from './settle-alone.ts';

/** What a selection pays, with so much on every note. */
function paid<Result>(
  play: LotteryPlay<Result>,
  marked: unknown,
  { result, perNote = '1' }: { result: Result; perNote?: string },
) {
  const { selection, notes } = mustRead(play, marked);
  const wins = play.winsOf(selection, result);
  const each = money(perNote);
  const payout = payoutOf({ play: play as LotteryPlay, wins, perNote: each, terms: {} });
  return { stake: BigInt(notes) * each, payout };
}

const backOf = (play: LotteryPlay<never>) =>
  returnsOf(play as unknown as LotteryPlay, {}).map(({ returnToPlayer }) => returnToPlayer);

/** A draw in which the given two-digit ends come first, and the rest end in 99. */
function endingIn(kind: typeof vietnamNorth, ends: readonly string[]): Vietnam {
  const left = [...ends];
  const { prizes } = kind.draw(() => 0.999, '2026-11-15');
  return {
    prizes: prizes.map((tier) =>
      tier.map((text) => (text.slice(0, -2) + (left.shift() ?? '99')).slice(-text.length)),
    ),
  };
}

test('the north draws 27 prizes, the south 18, of the printed lengths', () => {
  const shape = (kind: typeof vietnamNorth) =>
    kind.draw(() => 0.5, '2026-11-15').prizes.map((tier) => `${tier.length}×${tier[0]!.length}`);
  expect(shape(vietnamNorth).join(' ')).toBe('1×5 1×5 2×5 6×5 4×4 6×4 3×3 4×2');
  expect(shape(vietnamSouth).join(' ')).toBe('1×6 1×5 1×5 2×5 7×5 1×4 3×4 1×3 1×2');
});

test('example-N1: 45 comes three times; ten points cost 270.00 and pay 2,940.00', () => {
  const result = endingIn(vietnamNorth, ['45', '10', '45', '45']);
  const bet = paid(mustPlay(vietnamNorth, 'lo2'), { texts: ['45'] }, { result, perNote: '10' });
  expect(bet).toEqual({ stake: money('270'), payout: money('2940') });
});

test('a point at a price costs 23,000 and pays 80,000 a hit', () => {
  const result = endingIn(vietnamNorth, ['45']);
  const play = mustPlay(vietnamNorth, 'lo2-price');
  expect(paid(play, { texts: ['45'] }, { result, perNote: '1000' })).toEqual({
    stake: money('23000'),
    payout: money('80000'),
  });
});

test.each([
  ['de', 0.95],
  ['de-first', 0.95],
  ['first-prize', 0.95],
  ['three', 0.92],
  ['four', 0.88],
  ['lo2', 0.98],
  ['lo2-price', 0.9391],
  ['lo3', 0.94],
  ['xien2', 0.933],
  ['xien3', 0.91],
  ['xien4', 0.881],
  ['slip4', 0.93],
  ['slip8', 0.937],
  ['slip10', 0.936],
  ['head', 0.94],
  ['tail', 0.94],
])('the north returns on %s what is printed: %f', (code, printed) => {
  const [back] = backOf(mustPlay(vietnamNorth, code));
  expect(Math.abs(back! - printed)).toBeLessThan(0.000_501);
});

test('chances of several numbers are the printed ones', () => {
  const chance = (kind: typeof vietnamNorth, code: string) => {
    const { ways, of } = mustPlay(kind, code).prizes[0]!;
    return Number((ways * 10n ** 12n) / of) / 1e12;
  };
  expect(chance(vietnamNorth, 'xien2')).toBeCloseTo(0.054882, 6);
  expect(chance(vietnamNorth, 'xien3')).toBeCloseTo(0.012298, 6);
  expect(chance(vietnamNorth, 'xien4')).toBeCloseTo(0.00267, 6);
  expect(chance(vietnamNorth, 'slip4')).toBeCloseTo(0.332142, 6);
  expect(chance(vietnamNorth, 'slip8')).toBeCloseTo(0.105262, 6);
  expect(chance(vietnamNorth, 'slip10')).toBeCloseTo(0.05815, 6);
  expect(chance(vietnamSouth, 'xien2')).toBeCloseTo(0.026108, 6);
  const once = (prizes: number) =>
    Number((waysAllAppear(1, prizes) * 10n ** 12n) / 100n ** BigInt(prizes)) / 1e12;
  expect(once(27)).toBeCloseTo(0.237657, 6);
  expect(once(18)).toBeCloseTo(0.165486, 6);
});

test('the south returns about what the north does, at odds of its own', () => {
  for (const { code } of vietnamNorth.plays) {
    if (code === 'da') continue;
    const [north] = backOf(mustPlay(vietnamNorth, code));
    const [south] = backOf(mustPlay(vietnamSouth, code));
    expect(Math.abs(north! - south!), code).toBeLessThan(0.007);
  }
});

test('example-da: at 750 both once 750,000; one of them twice 1,125,000; three once 1,500,000', () => {
  const play = mustPlay(vietnamSouth, 'da');
  const perNote = '1000';
  const on = (texts: string[], ends: string[]) =>
    paid(play, { texts }, { result: endingIn(vietnamSouth, ends), perNote });
  expect(on(['12', '34'], ['12', '34'])).toEqual({
    stake: money('36000'),
    payout: money('750000'),
  });
  expect(on(['12', '34'], ['12', '34', '12']).payout).toBe(money('1125000'));
  expect(on(['12', '34', '56'], ['12', '34', '56']).payout).toBe(money('1500000'));
  expect(on(['12', '34'], ['12', '12']).payout).toBe(0n);
});

test('sets of numbers and đá have the counted chances, over every draw of a few prizes', () => {
  const asked = question<Vietnam>('none', () => []);
  for (const prizes of [2, 3, 5]) {
    for (const take of [2, 3, 4]) {
      const draws = drawsOfEnds(upFrom(11, take).map(String), prizes);
      const told = { code: 'set', take, prizes, odds: '2' };
      expect(falseChances(setOfTwos({ ...told, side: 'all', asked }), draws)).toEqual([]);
      expect(falseChances(setOfTwos({ ...told, side: 'none', asked }), draws)).toEqual([]);
      const da = linkedTwos({ prizes, link: '750', repeat: '375', asked });
      const lines = da.lines.filter(({ id }) => id === String(take));
      const marked = () => ({ texts: upFrom(11, take).map(String) });
      expect(falseChances({ ...da, lines }, draws, marked)).toEqual([]);
    }
  }
});

/** Every draw as far as the marked numbers go: all others are one end that comes so much more often. */
function drawsOfEnds(marked: readonly string[], prizes: number): Weighted<Vietnam>[] {
  const ends = [
    ...marked.map((end) => ({ end, weight: 1 })),
    { end: '00', weight: 100 - marked.length },
  ];
  let draws: { tier: string[]; weight: number }[] = [{ tier: [], weight: 1 }];
  for (let i = 0; i < prizes; i += 1) {
    draws = draws.flatMap(({ tier, weight }) =>
      ends.map((one) => ({ tier: [...tier, one.end], weight: weight * one.weight })),
    );
  }
  return draws.map(({ tier, weight }) => ({ result: { prizes: [tier] }, weight }));
}

test('credit houses return 0.75 on two digits, 0.65 on three, 0.55 on four', () => {
  const back = (code: string) =>
    returnsOf(mustPlay(vietnamNorth, code) as LotteryPlay, { odds: creditOdds[code]! })[0]!
      .returnToPlayer;
  for (const code of ['de', 'de-first', 'first-prize', 'lo2'])
    expect(back(code)).toBeCloseTo(0.75, 12);
  expect(back('three')).toBeCloseTo(0.65, 12);
  expect(back('lo3')).toBeCloseTo(0.65, 12);
  expect(back('four')).toBeCloseTo(0.55, 12);
});

const drawn = { top: '812345', bottom: '67' };

test('example-Thai: 812345 and 67 pay 900, 150, 90, 90 and 3.20', () => {
  const on = (code: string, text: string) =>
    paid(mustPlay(thai, code), { texts: [text] }, { result: drawn }).payout;
  expect(on('top3', '345')).toBe(money('900'));
  expect(on('tod', '543')).toBe(money('150'));
  expect(on('top2', '45')).toBe(money('90'));
  expect(on('bottom2', '67')).toBe(money('90'));
  expect(on('run-top', '3')).toBe(money('3.2'));
  expect(on('run-bottom', '6')).toBe(money('4.2'));
  expect(on('run-bottom', '3')).toBe(0n);
});

test('any order of a number with a pair pays 300; a triple is not offered', () => {
  const tod = mustPlay(thai, 'tod');
  const result = { top: '000525', bottom: '00' };
  expect(paid(tod, { texts: ['255'] }, { result }).payout).toBe(money('300'));
  expect(tod.read({ texts: ['777'] })).toEqual({ fault: 'UNKNOWN_NUMBER' });
  expect(tod.read({ texts: ['123', '321'] })).toEqual({ fault: 'CHOSEN_TWICE' });
});

test.each([
  ['top3', [0.9]],
  ['tod', [0.9, 0.9]],
  ['top2', [0.9]],
  ['bottom2', [0.9]],
  ['run-top', [0.8672]],
  ['run-bottom', [0.798]],
])('Thai %s returns %j', (code, printed) => {
  const back = backOf(mustPlay(thai, code));
  expect(back).toHaveLength(printed.length);
  for (const [i, value] of printed.entries()) expect(back[i]).toBeCloseTo(value, 12);
  expect(backOf(mustPlay(lao, code))).toEqual(back);
});

test('Thai and Lao: every chance is the counted one', () => {
  const tops = upFrom(0, 1_000).map((draw) => String(draw).padStart(3, '0'));
  const marked = (line: string) => ({ texts: [line === 'with-pair' ? '122' : '123'] });
  const draws = tops.map((top) => ({ result: { top, bottom: top.slice(1) }, weight: 1 }));
  for (const play of thai.plays) {
    const chosen = play.code === 'tod' ? marked : () => play.usual;
    expect(falseChances(play, draws, chosen), play.code).toEqual([]);
  }
  const fours = upFrom(0, 10_000).map((draw) => {
    const top = String(draw).padStart(4, '0');
    return { result: { top, bottom: top.slice(0, 2) }, weight: 1 };
  });
  for (const play of lao.plays) {
    const chosen = play.code === 'tod' ? marked : () => play.usual;
    expect(falseChances(play, fours, chosen), play.code).toEqual([]);
  }
  expect(backOf(mustPlay(lao, 'top4'))).toEqual([0.6]);
});

test('a closed number is refused, a half-paid one becomes a bet at half the odds', () => {
  const play = mustPlay(thai, 'top3');
  const limits = { closed: ['999'], half: ['345'] };
  expect(splitByLimits({ texts: ['111', '999'] }, limits)).toEqual({ fault: 'CLOSED_NUMBER' });
  const split = splitByLimits({ texts: ['111', '345'] }, limits);
  expect(split).toEqual({ full: { texts: ['111'] }, half: { texts: ['345'] } });
  expect(halvedOdds(play.prizes)).toEqual({ hit: money('450') });
  expect(halvedOdds(play.prizes, { hit: money('800') })).toEqual({ hit: money('400') });
});

test('four digits: 23 numbers; the usual prizes return 0.64 and 0.65, ours 1.3 times that', () => {
  const result = fourDigits.draw(() => 0.12, '2026-11-15');
  expect(Object.values(result).flat()).toHaveLength(23);
  expect(backOf(mustPlay(fourDigits, 'big'))[0]! / 1.3).toBeCloseTo(0.64, 12);
  expect(backOf(mustPlay(fourDigits, 'small'))[0]! / 1.3).toBeCloseTo(0.65, 12);
  const one = { first: ['1111'], second: ['2222'], third: ['3333'] };
  const more = { special: ['1111', '4444'], consolation: ['5555'] };
  const win = paid(
    mustPlay(fourDigits, 'big'),
    { texts: ['1111', '5555'] },
    {
      result: { ...one, ...more },
    },
  );
  expect(win.payout).toBe(money('3562')); // 3,250 + 234 + 78
});
