import { type Money, money } from '@baize/money';
import { expect, test } from 'vitest';
import { type AutoplayRules, autoAfter, noAutoplay } from './autoplay.ts';

const usual: AutoplayRules = {
  count: 3,
  stake: money('1'),
  onWin: 'reset',
  onLoss: 'reset',
  lossLimit: money('100'),
  gainLimit: undefined,
  winLimit: undefined,
  maxStake: money('1000'),
};

/** Plays rounds that pay so many times their stake, until it ends. */
function run(rules: Partial<AutoplayRules>, times: readonly number[]) {
  let state = autoAfter(noAutoplay, { turn: 'begun', rules: { ...usual, ...rules } });
  const stakes: Money[] = [];
  for (const [n, multiple] of times.entries()) {
    if (!state.auto) break;
    const stake = state.auto.next;
    stakes.push(stake);
    const payout = (stake * BigInt(multiple * 100)) / 100n;
    state = autoAfter(state, { turn: 'counted', round: { betId: `b${n}`, stake, payout } });
  }
  return { ...state, stakes };
}

const LOST = 0;

test('bets follow one another until their number is used up, or without end', () => {
  expect(run({}, [LOST, LOST])).toMatchObject({ auto: { left: 1 }, stopped: undefined });
  expect(run({}, [LOST, LOST, LOST])).toMatchObject({ auto: undefined, stopped: 'count' });
  const many = run({ count: undefined }, Array(60).fill(LOST));
  expect(many).toMatchObject({ auto: { left: undefined, net: money('-60') } });
});

test('a bet that could lose more than the limit is not made, wins counted in', () => {
  const dear = { count: undefined, stake: money('3'), lossLimit: money('10') };
  expect(run(dear, [LOST, LOST, LOST, LOST])).toMatchObject({
    stopped: 'loss',
    stakes: [money('3'), money('3'), money('3')],
  });
  expect(run(dear, [LOST, LOST, 2, LOST]).stopped).toBeUndefined();
  expect(run({ stake: money('3'), lossLimit: money('2') }, [LOST])).toMatchObject({
    stopped: 'loss',
    stakes: [],
  });
});

test('what all bets together have won ends it, and so does one win of the set size', () => {
  expect(run({ gainLimit: money('5') }, [LOST, 7]).stopped).toBe('gain');
  expect(run({ gainLimit: money('5') }, [LOST, 6.99]).stopped).toBeUndefined();
  expect(run({ winLimit: money('10') }, [11]).stopped).toBe('win');
  expect(run({ winLimit: money('10') }, [10.99]).stopped).toBeUndefined();
});

test('the stake grows after a loss and returns after a win, in whole cents', () => {
  const doubled = run({ count: undefined, onLoss: { raisePercent: 100 } }, [LOST, LOST, 2, LOST]);
  expect(doubled.stakes).toEqual(['1', '2', '4', '1'].map(money));
  const thirds = run({ count: undefined, onLoss: { raisePercent: 33.33 } }, [LOST, LOST, LOST]);
  expect(thirds.stakes).toEqual(['1', '1.33', '1.77'].map(money));
});

test('the stake grows after a win, and a bet that gives back its cost leaves it as it is', () => {
  const raised = run({ count: undefined, onWin: { raisePercent: 50 } }, [2, 2, 1, LOST, LOST]);
  expect(raised.stakes).toEqual(['1', '1.5', '2.25', '2.25', '1'].map(money));
});

test('a raised stake that the game would not take ends it', () => {
  const capped = { count: undefined, onLoss: { raisePercent: 100 }, maxStake: money('3') };
  expect(run(capped, [LOST, LOST, LOST])).toMatchObject({
    stopped: 'stake',
    stakes: [money('1'), money('2')],
  });
});

test('a round counts once, however often it is told, and never after the end', () => {
  const begun = autoAfter(noAutoplay, { turn: 'begun', rules: usual });
  const told = { turn: 'counted', round: { betId: '7', stake: money('1'), payout: 0n } } as const;
  const once = autoAfter(begun, told);
  expect(autoAfter(once, told)).toBe(once);
  const ended = autoAfter(once, { turn: 'ended', why: 'refused' });
  expect(ended).toMatchObject({ auto: undefined, stopped: 'refused' });
  expect(autoAfter(ended, { ...told, round: { ...told.round, betId: '8' } })).toBe(ended);
});
