import { expect, test } from 'vitest';
import { pick } from '../chance.ts';
import { chainOf, chanceOfRound, isOfChain, lastLink, linkBefore, linkOf } from './chain.ts';

const chain = chainOf('chain seed', 5);

test('a chain is made from its end and played from its beginning', () => {
  expect(chain).toHaveLength(6);
  expect(chain[5]).toBe('7cfca070d25a0afdded0694f75e7b63aa6c152c73f28085de23ef15a0d24eb9c');
  expect(chain[1]).toBe('98eda0cc4055221ac88bcbcfd965b75a062acab1bc4950cdb7e6c5037d465f16');
  expect(chain[2]!.startsWith('93f53c37')).toBe(true);
  for (let k = 1; k <= 5; k += 1) expect(linkBefore(chain[k]!)).toBe(chain[k - 1]);
});

test('whoever knows the commitment can check every revealed round, and nothing else passes', () => {
  const commitment = { round: 0, link: chain[0]! };
  for (let k = 1; k <= 5; k += 1) {
    expect(isOfChain({ round: k, link: chain[k]! }, commitment)).toBe(true);
    expect(isOfChain({ round: k, link: lastLink('other') }, commitment)).toBe(false);
  }
  expect(isOfChain({ round: 2, link: chain[3]! }, commitment)).toBe(false);
  expect(isOfChain(commitment, { round: 1, link: chain[1]! })).toBe(false);
});

test('a link follows from any later one, never from an earlier one', () => {
  expect(linkOf(2, { round: 5, link: chain[5]! })).toBe(chain[2]);
  expect(linkOf(3, { round: 2, link: chain[2]! })).toBeUndefined();
});

test('the floats of a round follow from link, salt and round number alone', () => {
  const draw = (round: number, salt = 'public salt') =>
    pick(chanceOfRound({ link: chain[1]!, salt, round }), 1_000_000_000);
  expect(draw(1)).toBe(draw(1));
  expect(draw(1)).not.toBe(draw(2));
  expect(draw(1)).not.toBe(draw(1, 'other salt'));
});
