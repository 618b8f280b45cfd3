import { roulettePlaces } from '@baize/games';
import { expect, test } from 'vitest';
import { boxOf, CLOTH, POCKETS, upright } from './layout.ts';

test('every place of the rules lies on the cloth, and no two in the same spot', () => {
  const spots = roulettePlaces.map((place) => {
    const { x, y, w, h } = boxOf(place);
    expect(x, place.id).toBeGreaterThanOrEqual(0);
    expect(x + w, place.id).toBeLessThanOrEqual(CLOTH.w);
    expect(y + h, place.id).toBeLessThanOrEqual(CLOTH.h);
    return `${(x + w / 2).toFixed(2)} ${(y + h / 2).toFixed(2)}`;
  });
  expect(new Set(spots).size).toBe(roulettePlaces.length);
});

test('upright, the zero is above and 1 stands left of 3', () => {
  const at = (id: string) => upright(boxOf(roulettePlaces.find((place) => place.id === id)!));
  expect(at('straight:0').y).toBe(0);
  expect(at('straight:1').x).toBeLessThan(at('straight:3').x);
  expect(at('straight:36').y).toBeGreaterThan(at('straight:1').y);
});

test('the wheel has every number once', () => {
  expect([...POCKETS].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, i) => i));
});
