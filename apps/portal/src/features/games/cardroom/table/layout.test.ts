import { expect, test } from 'vitest';
import { type Holding, layOut } from './layout.ts';

const ROOMS = [
  { width: 1120, height: 700 },
  { width: 820, height: 900 },
  { width: 390, height: 520 },
  { width: 800, height: 260 },
];
const HELD: Holding[] = ['pair', 'fan', 'deep', 'row', 'none'];

test('every seat of every table lies inside its room, and no two lie on one spot', () => {
  for (const room of ROOMS) {
    for (const holding of HELD) {
      for (let seats = 2; seats <= 9; seats += 1) {
        const { places } = layOut({ ...room, seats, holding });
        expect(places).toHaveLength(seats);
        for (const { seat } of places) {
          expect(seat.x).toBeGreaterThan(0);
          expect(seat.x).toBeLessThan(room.width);
          expect(seat.y).toBeGreaterThan(0);
          expect(seat.y).toBeLessThan(room.height);
        }
        expect(new Set(places.map(({ seat }) => `${seat.x}/${seat.y}`)).size).toBe(seats);
      }
    }
  }
});

test('one sits at the bottom oneself, and the next seat is to the left', () => {
  const { places, table } = layOut({ width: 1120, height: 700, seats: 6, holding: 'pair' });
  expect(places[0]!.side).toBe('bottom');
  expect(places[1]!.seat.x).toBeLessThan(table.cx);
  expect(places[3]!.side).toBe('top');
  expect(places[5]!.seat.x).toBeGreaterThan(table.cx);
});
