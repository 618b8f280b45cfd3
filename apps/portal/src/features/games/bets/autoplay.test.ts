import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { beginAutoplay, countRound } from './autoplay.ts';

const rules = { count: 3, lossLimit: money('2'), winLimit: money('10'), gainLimit: money('12') };
const stake = money('1');
const lost = { stake, payout: 0n };

test('bets follow one another until their number is used up', () => {
  let auto = beginAutoplay({ ...rules, lossLimit: money('100') });
  const stops = [lost, lost, lost].map((round) => {
    const counted = countRound(auto, round);
    auto = counted.auto;
    return counted.stop;
  });
  expect(stops).toEqual([undefined, undefined, 'count']);
});

test('the loss limit ends it as soon as it is reached, wins counted in', () => {
  const first = countRound(beginAutoplay(rules), lost);
  expect(first.stop).toBeUndefined();
  const won = countRound(first.auto, { stake, payout: money('2') });
  expect(won.auto.net).toBe(0n);
  expect(countRound(first.auto, lost).stop).toBe('loss');
});

test('a bet that could lose more than the limit is not made', () => {
  const dear = { stake: money('3'), payout: 0n };
  const limited = beginAutoplay({ ...rules, count: 10, lossLimit: money('10') });
  const after = [dear, dear, dear].reduce((so, round) => countRound(so.auto, round), {
    auto: limited,
    stop: undefined,
  } as ReturnType<typeof countRound>);
  expect(after).toMatchObject({ auto: { net: money('-9') }, stop: 'loss' });
});

test('what all bets together have won ends it, losses counted in', () => {
  const good = { stake, payout: money('7') };
  const first = countRound(beginAutoplay(rules), good);
  expect(first.stop).toBeUndefined();
  expect(countRound(first.auto, good).stop).toBe('gain');
  const after = countRound(countRound(beginAutoplay(rules), lost).auto, good);
  expect(countRound({ ...after.auto, left: 5 }, good).stop).toBeUndefined();
});

test('one win of the wished size ends it', () => {
  const big = countRound(beginAutoplay(rules), { stake, payout: money('11') });
  expect(big.stop).toBe('win');
  const small = countRound(beginAutoplay(rules), { stake, payout: money('10.99') });
  expect(small.stop).toBeUndefined();
});
