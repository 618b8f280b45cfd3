import { loyaltyRules } from '@baize/contract';
import { money } from '@baize/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { pointLine } from './point-maths.ts';

const rules = z.parse(loyaltyRules.pointRules, { weights: { LIVE: 50 } });
const line = (validBet: string, carried = '0', category = 'RNG') =>
  pointLine(rules, { category, validBet: money(validBet), carried: money(carried) });

test('example-P1: 1,250 played are 12 points and 50 carried; 60 the next day one more and 10', () => {
  expect(line('1250')).toMatchObject({ points: 12, carried: money('50') });
  expect(line('60', '50')).toMatchObject({ points: 1, carried: money('10') });
});

test('what is carried never gains or loses a point, however play is cut into days', () => {
  const played = fc.array(fc.bigInt({ min: 0n, max: money('5000') }), { maxLength: 12 });
  fc.assert(
    fc.property(played, (days) => {
      let carried = 0n;
      let points = 0;
      for (const validBet of days) {
        const day = pointLine(rules, { category: 'RNG', validBet, carried });
        carried = day.carried;
        points += day.points;
      }
      const total = days.reduce((sum, one) => sum + one, 0n);
      expect([BigInt(points), carried]).toEqual([total / money('100'), total % money('100')]);
    }),
  );
});

test('a category counts by its weight, and a correction takes no point back', () => {
  expect(line('1250', '0', 'LIVE')).toMatchObject({ points: 6, carried: money('25') });
  expect(line('-300', '20')).toMatchObject({ points: 0, carried: money('-280') });
  expect(line('380', '-280')).toMatchObject({ points: 1, carried: 0n });
});
