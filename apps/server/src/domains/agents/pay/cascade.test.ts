import { money } from '@baize/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Claim, netOfRun, payCascade } from './cascade.ts';

const chain = (gross: string[]): Claim<string>[] =>
  ['A', 'B', 'C'].map((receiver, n) => ({
    receiver,
    payer: n === 0 ? null : 'ABC'[n - 1]!,
    gross: money(gross[n]!),
  }));

test('example-W1: everyone keeps the difference, and the company pays the top gross', () => {
  const paid = payCascade(chain(['960', '420', '150']), () => 0n);
  const nets = ['A', 'B', 'C'].map((who) => netOfRun(paid, who));
  expect(nets).toEqual([money('540'), money('270'), money('150')]);
  expect(nets.reduce((all, net) => all + net)).toBe(money('960'));
});

test('example-W2: what the wallet does not hold stays owed', () => {
  const paid = payCascade(chain(['0', '420', '0']), () => money('300'));
  expect(netOfRun(paid, 'A')).toBe(money('-300'));
  expect(paid.received.get('B')).toBe(money('300'));
  expect(paid.owed.get('A')! - paid.given.get('A')!).toBe(money('120'));
});

test('example-W3: the differences of 60, 50 and 40 % make 122,000', () => {
  const team = money('410000');
  const claims: Claim<string>[] = [
    { receiver: 'me', payer: null, gross: (team * 60n) / 100n },
    { receiver: 'first', payer: 'me', gross: (money('200000') * 50n) / 100n },
    { receiver: 'second', payer: 'me', gross: (money('60000') * 40n) / 100n },
  ];
  expect(
    netOfRun(
      payCascade(claims, () => 0n),
      'me',
    ),
  ).toBe(money('122000'));
});

const trees = fc.array(fc.record({ up: fc.nat(9), cents: fc.bigInt({ min: 0n, max: 90_000n }) }), {
  minLength: 1,
  maxLength: 20,
});
const claimsOf = (all: { up: number; cents: bigint }[]): Claim<number>[] =>
  all.map(({ up, cents }, n) => ({
    receiver: n,
    payer: n === 0 || up % (n + 1) === n ? null : up % n,
    gross: cents * 100n,
  }));

test('no cent is lost between levels, and nobody gives more than they have', () => {
  fc.assert(
    fc.property(trees, fc.bigInt({ min: 0n, max: 50_000n }), (all, wallet) => {
      const claims = claimsOf(all);
      const paid = payCascade(claims, () => wallet);
      const nets = claims.map(({ receiver }) => netOfRun(paid, receiver));
      const company = claims.filter(({ payer }) => payer === null);
      const gross = company.reduce((sum, claim) => sum + claim.gross, 0n);
      expect(nets.reduce((sum, net) => sum + net, 0n)).toBe(gross);
      expect(nets.every((net) => net >= -wallet)).toBe(true);
      for (const { receiver, gross } of claims)
        expect(paid.received.get(receiver)! <= gross).toBe(true);
    }),
  );
});

test('where there is enough, the order of contracts does not matter', () => {
  fc.assert(
    fc.property(trees, (all) => {
      const claims = claimsOf(all);
      const rich = () => 10n ** 12n;
      const one = payCascade(claims, rich);
      const other = payCascade([...claims].reverse(), rich);
      for (const { receiver } of claims) {
        expect(netOfRun(other, receiver)).toBe(netOfRun(one, receiver));
      }
    }),
  );
});
