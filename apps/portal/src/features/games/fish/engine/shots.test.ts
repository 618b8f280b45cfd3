import { bulletRules, type Fish, placeOf, type SpeciesCode } from '@baize/games';
import { expect, test } from 'vitest';
import { addFish, moveSea, newSea, placeOfRow } from './sea.ts';
import { flyTo, newBullet, strikeOf } from './shots.ts';

const NOW = 10_000;

/** Lies still at a place of the sea, but for its way of a point in an hour. */
function fishAt(id: number, species: SpeciesCode, x: number, y: number): Fish {
  const path = [x, y, x, y, x + 1, y, x + 1, y];
  return { id, species, entersAt: 0, staysMs: 3_600_000, path, swayWidth: 0, swayMs: 1_000 };
}

function seaWith(...fish: Fish[]) {
  const sea = newSea(0, 0);
  addFish(sea, fish);
  moveSea(sea, NOW);
  return sea;
}

/** Flies straight up from the first seat, and is 400 units above it now. */
const bullet = (weapon: 'bolt' | 'net', lockedOn: number | null = null) => {
  const firedAt = NOW - 400 / bulletRules.speed;
  const shot = newBullet(
    { key: 'a.1', seat: 0, angle: -Math.PI / 2, firedAt, weapon, lockedOn },
    true,
  );
  flyTo(shot, NOW);
  return shot;
};

test('a bullet strikes where it is drawn, and of the fish that it lies on the nearest', () => {
  const near = fishAt(1, 'anchovy', 490, 480);
  const wide = fishAt(2, 'shark', 530, 480);
  const sea = seaWith(wide, near, fishAt(3, 'anchovy', 480 + 27, 480));
  const shot = bullet('bolt');
  const strike = strikeOf(sea, shot, NOW)!;
  expect(strike.fish).toEqual([1]);
  expect(strike).toMatchObject({ x: shot.place.x, y: shot.place.y, at: NOW });
  expect(shot.place.y).toBeCloseTo(480, 9);
  expect(placeOf(near, NOW)).toMatchObject(placeOfRow(sea, sea.swimming.get(1)!.at));
  expect(strikeOf(seaWith(fishAt(3, 'anchovy', 480 + 27, 480)), shot, NOW)).toBeUndefined();
});

test('a bullet that is locked passes all others, and a net takes those around the first', () => {
  const sea = seaWith(fishAt(1, 'anchovy', 480, 480), fishAt(2, 'shark', 540, 480));
  expect(strikeOf(sea, bullet('bolt', 2), NOW)?.fish).toEqual([2]);
  expect(strikeOf(sea, bullet('bolt', 9), NOW)).toBeUndefined();
  expect(strikeOf(sea, bullet('net'), NOW)?.fish).toEqual([1, 2]);
});
