import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { lotteryKinds } from './every-lottery.ts';
import { groupOfRebate, isPrizeGroup, payoutOf } from './prizes.ts';
import { mustPlay } from './settle-alone.ts';
import {
  capIssue,
  capSinglePick,
  isSinglePick,
  type noteUnits,
  stakeByAmount,
  stakeByUnit,
} from './stakes.ts';

const ssc = lotteryKinds.get('ssc')!;
const last3 = mustPlay(ssc, 'last3-direct');
const hit = [{ prize: 'hit', count: 1 }];

test('a rebate of 0 % is group 1800, of 7.5 % 1950, of 8 % 1960', () => {
  expect([0, 75, 80].map(groupOfRebate)).toEqual([1800, 1950, 1960]);
  expect([1800, 1802, 1960].every(isPrizeGroup)).toBe(true);
  expect([1798, 1801, 1962, 1900.5, Number.NaN].some(isPrizeGroup)).toBe(false);
});

test('example-R2: one note at group 1920 pays 1,920.00, a jiao 192.00, a fen 19.20', () => {
  const paid = (unit: (typeof noteUnits)[number], multiple = 1) => {
    const { perNote } = stakeByUnit({ notes: 10, unit, multiple })!;
    return payoutOf({ play: last3, wins: hit, perNote, terms: { group: 1920 } });
  };
  expect(['2', '1', '0.2', '0.1', '0.02'].map((unit) => paid(unit as '2'))).toEqual(
    ['1920', '960', '192', '96', '19.2'].map(money),
  );
  expect(paid('0.002')).toBe(money('1.92'));
});

test('a stake is notes × unit × multiple, and refused where it is no whole number of cents', () => {
  expect(stakeByUnit({ notes: 4, unit: '0.2', multiple: 5 })!.stake).toBe(money('4'));
  expect(stakeByUnit({ notes: 1, unit: '0.002', multiple: 1 })).toBeUndefined();
  expect(stakeByUnit({ notes: 5, unit: '0.002', multiple: 1 })!.stake).toBe(money('0.01'));
  expect(stakeByUnit({ notes: 1, unit: '0.002', multiple: 15 })!.stake).toBe(money('0.03'));
  for (const multiple of [0, -1, 1.5, 100_001, Number.NaN]) {
    expect(stakeByUnit({ notes: 1, unit: '2', multiple })).toBeUndefined();
  }
  expect(stakeByAmount({ notes: 27, perNote: money('10') })!.stake).toBe(money('270'));
  expect(stakeByAmount({ notes: 1, perNote: 0n })).toBeUndefined();
  expect(stakeByAmount({ notes: 1, perNote: 50n })).toBeUndefined();
});

test('a payout is floored to cents once, for the whole bet', () => {
  const contains = mustPlay(ssc, 'last3-contains');
  const paid = (count: number, unit: (typeof noteUnits)[number]) => {
    const { perNote } = stakeByUnit({ notes: 10, unit, multiple: 1 })!;
    const wins = [{ prize: 'hit', count }];
    return payoutOf({ play: contains, wins, perNote, terms: { group: 1950 } });
  };
  expect(paid(1, '2')).toBe(money('7.19'));
  expect(paid(1, '0.02')).toBe(money('0.07')); // 0.0719
  expect(paid(3, '0.02')).toBe(money('0.21')); // 0.2157
});

test('odds kept with a bet are the ones it is paid by', () => {
  const side = mustPlay(ssc, 'sum-side');
  const wins = [{ prize: 'side', count: 1 }];
  const paid = (terms: object) => payoutOf({ play: side, wins, perNote: money('10'), terms });
  expect(paid({})).toBe(money('19.8'));
  expect(paid({ odds: { side: money('1.95') } })).toBe(money('19.5'));
  expect(paid({ odds: { other: money('3') } })).toBe(money('19.8'));
});

test('at most one in a hundred of the notes is a single pick, and pays at most 20,000', () => {
  expect(isSinglePick(last3, 10)).toBe(true);
  expect(isSinglePick(last3, 11)).toBe(false);
  expect(capSinglePick(last3, 10, money('39000'))).toBe(money('20000'));
  expect(capSinglePick(last3, 10, money('19999.99'))).toBe(money('19999.99'));
  expect(capSinglePick(last3, 11, money('39000'))).toBe(money('39000'));
  expect(isSinglePick(mustPlay(ssc, 'five-direct'), 1_000)).toBe(true);
  expect(isSinglePick(mustPlay(ssc, 'fixed'), 1)).toBe(false);
  expect(isSinglePick(mustPlay(ssc, 'ball-side'), 1)).toBe(false);
});

test('one member is paid at most 300,000 an issue', () => {
  expect(capIssue(0n, money('195000'))).toBe(money('195000'));
  expect(capIssue(money('195000'), money('195000'))).toBe(money('105000'));
  expect(capIssue(money('300000'), money('1'))).toBe(0n);
});
