import { money, moneyText } from '@baize/money';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../chance.ts';
import type { Outcome } from '../book.ts';
import { evenly, fairProbability } from '../results/line.ts';
import { cashOutPart, cashOutSystem, cashOutWorth } from './cash-out.ts';
import type { SettledLeg } from './factor.ts';
import { amountAtRisk, oddsText } from './odds-formats.ts';
import { payEachWay, settleFinish } from './outrights.ts';
import { combinedOdds, largestReturn, payParlay, paySystem } from './parlays.ts';
import { countLines, fullCovers, slipLines, systemLines } from './systems.ts';

const outcomes: readonly Outcome[] = ['WIN', 'HALF_WIN', 'PUSH', 'HALF_LOSE', 'LOSE', 'VOID'];
const leg = (outcome: Outcome, odds: number): SettledLeg => ({ outcome, odds });
const paid = (stake: string, ...legs: SettledLeg[]) => moneyText(payParlay(money(stake), legs));

describe('what a slip pays', () => {
  test.each<[Outcome, string]>([
    ['WIN', '192.00'],
    ['HALF_WIN', '146.00'],
    ['PUSH', '100.00'],
    ['VOID', '100.00'],
    ['HALF_LOSE', '50.00'],
    ['LOSE', '0.00'],
  ])('domain-4.10 returns: %s of 100 at 1.92 pays %s', (outcome, back) => {
    expect(paid('100', leg(outcome, 192))).toBe(back);
  });

  test('domain-4.10 parlay: 1.92 won, 2.10 half won, 1.85 pushed, 1.95 half lost pay 148.80', () => {
    const legs = [leg('WIN', 192), leg('HALF_WIN', 210), leg('PUSH', 185), leg('HALF_LOSE', 195)];
    expect(paid('100', ...legs)).toBe('148.80');
  });

  test('fifteen legs at long odds are exact to the cent', () => {
    const legs = Array.from({ length: 15 }, (_, n) => leg('WIN', 333 + n));
    const exact = legs.reduce((so, { odds }) => so * BigInt(odds), 1n);
    const cents = (100n * 100n * exact) / 100n ** 15n;
    expect(payParlay(money('100'), legs)).toBe(cents * 100n);
    expect(combinedOdds([192, 210, 185])).toBe(745);
  });

  test('a system pays the sum of its parlays, whatever its legs did', () => {
    const chance = chanceOf({ serverSeed: 'systems', clientSeed: 'slips', nonce: 1 });
    for (let n = 0; n < 60; n += 1) {
      const count = 2 + Math.floor(chance() * 6);
      const legs = Array.from({ length: count }, () =>
        leg(outcomes[Math.floor(chance() * 6)]!, 101 + Math.floor(chance() * 900)),
      );
      const sizes = [1 + Math.floor(chance() * count)];
      const lines = systemLines(count, sizes);
      const alone = lines.map((line) =>
        payParlay(
          money('7.31'),
          line.map((place) => legs[place]!),
        ),
      );
      expect(paySystem(money('7.31'), legs, lines)).toBe(alone.reduce((a, b) => a + b, 0n));
      expect(lines).toHaveLength(countLines(count, sizes));
    }
  });

  test('the largest return is what the slip pays when all is won', () => {
    const lines = slipLines('TRIXIE', 3)!;
    expect(moneyText(largestReturn(money('10'), [200, 300, 400], lines))).toBe('500.00');
  });
});

describe('systems', () => {
  test.each([
    ['TRIXIE', 4],
    ['PATENT', 7],
    ['YANKEE', 11],
    ['LUCKY_15', 15],
    ['SUPER_YANKEE', 26],
    ['LUCKY_31', 31],
    ['HEINZ', 57],
    ['LUCKY_63', 63],
    ['SUPER_HEINZ', 120],
    ['GOLIATH', 247],
  ] as const)('a %s has %i lines', (name, count) => {
    const lines = slipLines(name, fullCovers[name].legs)!;
    expect(lines).toHaveLength(count);
    expect(new Set(lines.map(String)).size).toBe(count);
  });

  test('two of three are three doubles, and bankers stand in every line', () => {
    expect(slipLines('SYSTEM', 3, [2])).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    expect(slipLines('SYSTEM', 4, [2], [3])).toEqual([
      [0, 1, 3],
      [0, 2, 3],
      [1, 2, 3],
    ]);
  });

  test('a kind that does not fit its legs is none', () => {
    expect(slipLines('YANKEE', 5)).toBeUndefined();
    expect(slipLines('PARLAY', 1)).toBeUndefined();
    expect(slipLines('SYSTEM', 3, [4])).toBeUndefined();
    expect(slipLines('SYSTEM', 3, [2, 2])).toBeUndefined();
    expect(slipLines('SYSTEM', 3, [])).toBeUndefined();
    expect(slipLines('SYSTEM', 3, [1], [7])).toBeUndefined();
  });
});

describe('outrights', () => {
  const terms = { places: 3, part: 4 };
  test('each way: the winner is paid twice, who is placed once', () => {
    const back = (rank: number, tied = 1) =>
      moneyText(payEachWay(money('10'), { rank, tied }, 900, terms));
    expect(back(1)).toBe('120.00');
    expect(back(3)).toBe('30.00');
    expect(back(4)).toBe('0.00');
    // Two share the third place: half of the place stake has won.
    expect(back(3, 2)).toBe('15.00');
    // Two winners: half of the win stake at full odds, the place whole.
    expect(back(1, 2)).toBe('75.00');
    expect(moneyText(payEachWay(money('10'), null, 900, terms))).toBe('20.00');
  });

  test('a dead heat pays the part of the stake for which there was room', () => {
    const tie = settleFinish({ rank: 1, tied: 3 }, 500);
    expect(moneyText(payParlay(money('90'), [tie]))).toBe('150.00');
  });
});

describe('cash-out', () => {
  test('domain-4.10 cash-out: 100 at 2.03 with 0.797312 now is worth 153.76', () => {
    const open = [{ odds: 203, chances: evenly(0.797312) }];
    expect(moneyText(cashOutWorth(money('100'), open))).toBe('153.76');
  });

  test('a cash-out is never worth more than the fair value, in whole or in parts', () => {
    const chance = chanceOf({ serverSeed: 'cash', clientSeed: 'out', nonce: 1 });
    for (let n = 0; n < 100; n += 1) {
      const cuts = [chance(), chance(), chance(), chance()].sort((a, b) => a - b);
      const [a, b, c, d] = cuts as [number, number, number, number];
      const chances = { win: a, halfWin: b - a, push: c - b, halfLose: d - c, lose: 1 - d };
      const odds = 101 + Math.floor(chance() * 600);
      const fair = a * odds + (b - a) * (50 + odds / 2) + (c - b) * 100 + (d - c) * 50;
      const stake = money('40');
      const legs = [{ odds, chances }, leg('HALF_WIN', 190)];
      const whole = cashOutWorth(stake, legs);
      expect(Number(whole)).toBeLessThanOrEqual((Number(stake) * fair * 1.45) / 100);
      const part = cashOutPart(stake, money('13.37'), legs)!;
      const rest = cashOutWorth(part.stakeLeft, legs);
      expect(part.paid + rest).toBeLessThanOrEqual(whole);
    }
  });

  test('a system leaves with the sum of its lines, and no more of a stake than there is', () => {
    const legs = [leg('WIN', 200), { odds: 300, chances: evenly(0.5) }, leg('LOSE', 150)];
    const lines = slipLines('TRIXIE', 3)!;
    expect(moneyText(cashOutSystem(money('10'), legs, lines))).toBe('28.50');
    expect(cashOutPart(money('10'), money('10.01'), legs)).toBeUndefined();
    expect(cashOutPart(money('10'), 0n, legs)).toBeUndefined();
  });
});

describe('odds formats', () => {
  test.each([
    [192, ['1.92', '0.92', '0.92', '-1.087', '-108.7', '23/25']],
    [210, ['2.10', '1.10', '-0.909', '1.10', '+110', '11/10']],
    [200, ['2.00', '1.00', '1.00', '1.00', '+100', '1/1']],
    [150, ['1.50', '0.50', '0.50', '-2.000', '-200', '1/2']],
  ])('domain-4.10 odds formats: %i', (odds, texts) => {
    const formats = ['DECIMAL', 'HONG_KONG', 'MALAY', 'INDONESIAN', 'US', 'FRACTIONAL'] as const;
    expect(formats.map((format) => oddsText(odds, format))).toEqual(texts);
  });

  test('negative Malay odds are entered as what is to be won', () => {
    expect(moneyText(amountAtRisk(money('100'), 210, 'MALAY'))).toBe('90.90');
    expect(moneyText(amountAtRisk(money('100'), 192, 'MALAY'))).toBe('100.00');
    expect(moneyText(amountAtRisk(money('100'), 210, 'HONG_KONG'))).toBe('100.00');
  });

  test('the fair price of a line halves what is half won', () => {
    const quarter = { win: 0.4, halfWin: 0.2, push: 0, halfLose: 0, lose: 0.4 };
    expect(1 / fairProbability(quarter)).toBeCloseTo(1 + 0.4 / 0.5, 12);
  });
});
