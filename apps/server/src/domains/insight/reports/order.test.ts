import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largestOf, nthOf } from './order.ts';

/** Few different numbers, so that many are equal. */
const numbers = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 60 });

test('the number at a place is the one that sorting would put there', () => {
  fc.assert(
    fc.property(numbers, fc.nat(), (list, any) => {
      const place = any % list.length;
      const sorted = Float64Array.from(list).sort();
      expect(nthOf(Float64Array.from(list), place)).toBe(sorted[place]);
    }),
  );
});

test('those with the largest sums are told, whichever sign, and of equals the older first', () => {
  fc.assert(
    fc.property(numbers, fc.integer({ min: 1, max: 70 }), (list, max) => {
      const there = list.map((sum, place) => ({
        id: BigInt(place + 5),
        sum,
        isThere: sum % 4 !== 0,
      }));
      const known = there.filter(({ isThere }) => isThere);
      const order = known.toSorted((one, other) => Math.abs(other.sum) - Math.abs(one.sum));
      const sums = {
        from: 5,
        sums: Float64Array.from(list),
        isThere: Uint8Array.from(there, ({ isThere }) => Number(isThere)),
      };
      expect(largestOf(sums, max)).toEqual({
        ids: order.slice(0, max).map(({ id }) => id),
        left: Math.max(0, known.length - max),
      });
    }),
  );
});
