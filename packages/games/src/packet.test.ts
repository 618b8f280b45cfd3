import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceOf } from './chance.ts';
import { splitPacket } from './packet.ts';

test('example-3.4: a red packet of 10.00 for five is parted 2.98, 2.25, 0.83, 3.57, 0.37', () => {
  const chance = chanceOf({ serverSeed: 'server seed', clientSeed: 'client seed', nonce: 1 });
  expect(splitPacket(chance, 1_000, 5)).toEqual([298, 225, 83, 357, 37]);
});

test('the parts of a packet are its sum, and nobody goes without', () => {
  const packet = fc.integer({ min: 1, max: 200 }).chain((count) =>
    fc.record({
      count: fc.constant(count),
      total: fc.integer({ min: count, max: 10_000_000 }),
      nonce: fc.nat(),
    }),
  );
  fc.assert(
    fc.property(packet, ({ count, total, nonce }) => {
      const chance = chanceOf({ serverSeed: 'a', clientSeed: 'b', nonce });
      const parts = splitPacket(chance, total, count);
      expect(parts).toHaveLength(count);
      expect(Math.min(...parts)).toBeGreaterThan(0);
      expect(parts.reduce((sum, one) => sum + one, 0)).toBe(total);
    }),
  );
});
