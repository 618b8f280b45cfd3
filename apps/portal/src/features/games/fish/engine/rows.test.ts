import { type Fish, placeOf, type SpeciesCode, speciesCodes } from '@baize/games';
import { expect, test } from 'vitest';
import { turn } from './draw-fish.ts';
import { looks } from './looks.ts';
import { newStamp } from './painters/painter.ts';
import { AHEAD_X, AHEAD_Y, IS_SEEN, moveFish, ROW_NUMBERS, writeFish, X, Y } from './rows.ts';
import { addFish, moveSea, newSea, placeOfRow, takeFish } from './sea.ts';
import { viewOf } from './view.ts';

const STAYS_MS = 10_000;

const fishFrom = (id: number, code: SpeciesCode, path: number[]): Fish => ({
  id,
  species: code,
  entersAt: 1_000,
  staysMs: STAYS_MS,
  path,
  swayWidth: 17,
  swayMs: 1_900,
});

const WAY = [-120, 300, 400, 700, 1_100, 120, 1_720, 640];
const BACK = [1_720, 640, 1_100, 120, 400, 700, -120, 300];

test('a row moves to where the games say that its fish is, and looks where it swims', () => {
  const rows = new Float64Array(ROW_NUMBERS * 2);
  const fish = fishFrom(7, 'tang', WAY);
  writeFish(rows, ROW_NUMBERS, fish);
  for (let seaMs = 0; seaMs <= 12_000; seaMs += 500) {
    moveFish(rows, ROW_NUMBERS, seaMs, 0);
    const { x, y, angle } = placeOf(fish, seaMs);
    expect([rows[X], rows[Y]]).toEqual([x, y]);
    expect(Math.atan2(rows[AHEAD_Y]!, rows[AHEAD_X]!)).toBeCloseTo(angle, 12);
    expect(rows[IS_SEEN]).toBe(seaMs >= 1_000 && x >= 0 && x <= 1_600 ? 1 : 0);
  }
});

test('rows are taken and given back, and there are more where a sea is full', () => {
  const sea = newSea(0, 0);
  const many = Array.from({ length: 300 }, (_, id) => fishFrom(id, 'anchovy', WAY));
  addFish(sea, many);
  for (let id = 0; id < 200; id++) takeFish(sea, id);
  addFish(
    sea,
    many.slice(0, 100).map((one) => ({ ...one, id: one.id + 1_000, path: BACK })),
  );
  moveSea(sea, 4_000);
  expect(new Set(sea.order).size).toBe(200);
  for (const { fish, at } of sea.swimming.values()) {
    expect(placeOf(fish, 4_000)).toMatchObject(placeOfRow(sea, at));
  }
  moveSea(sea, 1_000 + STAYS_MS);
  expect(sea.order).toEqual([]);
});

/** By angles, as one would say it. */
function turnOf(code: SpeciesCode, across: number, down: number): number {
  const { stance } = looks[code];
  if (stance === 'above') return Math.atan2(down, across);
  const climb = Math.atan2(down, Math.abs(across));
  const lean = Math.max(-0.5, Math.min(0.5, climb)) * (stance === 'upright' ? 0.3 : 1);
  return across < 0 ? -lean : lean;
}

const cases = [false, true].flatMap((isTurned) =>
  [WAY, BACK].flatMap((path) => speciesCodes.map((code) => ({ isTurned, path, code }))),
);

test('a fish is turned as its way lies on the screen; from the side it leans and never lies on its back', () => {
  for (const { isTurned, path, code } of cases) {
    const view = viewOf(390, 600, isTurned);
    const sea = newSea(0, 0);
    const fish = fishFrom(1, code, path);
    addFish(sea, [fish]);
    moveSea(sea, 3_000);
    const stamp = newStamp();
    const isMirrored = turn(stamp, view, sea.rows, sea.order[0]!);
    const seen = placeOf(fish, 3_000).angle + (isTurned ? Math.PI : 0);
    const [across, down] = [Math.cos(seen) * view.kx, Math.sin(seen) * view.ky];
    expect(isMirrored).toBe(looks[code].stance !== 'above' && across < 0);
    expect(stamp.cos).toBeCloseTo(Math.cos(turnOf(code, across, down)), 12);
    expect(stamp.sin).toBeCloseTo(Math.sin(turnOf(code, across, down)), 12);
  }
});
