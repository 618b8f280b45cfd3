import { expect, test } from 'vitest';
import { type Chance, chanceOf, pick } from '../chance.ts';
import { evenness, gaps, runs, serialPairs } from './statistics.ts';

/** Long runs with SOAK=1, as the published proof; short ones otherwise. */
const DRAWS = process.env.SOAK ? 10_000_000 : 100_000;
const ONCE = 1e-6;
const THRICE = 0.01;

/** Every range that a game draws from: coins, dice, digits, pockets, cards, balls, reels and more. */
const RANGES = [2, 6, 10, 25, 30, 32, 37, 40, 52, 75, 80, 100, 150, 10_000];

const tests = { evenness, serialPairs, runs, gaps };

const stream = (run: number): Chance =>
  chanceOf({ serverSeed: 'randomness proof', clientSeed: `run ${run}`, nonce: 1 });

/** One long stream of floats, read once for all ranges. */
const floatsOf = (chance: Chance, count: number) => Float64Array.from({ length: count }, chance);

function verdict(floats: Float64Array, range: number): number[] {
  const draws = Uint32Array.from(floats, (float) => Math.floor(float * range));
  return Object.values(tests).map((tail) => tail(draws, range));
}

test('the stream is even, without memory and without rhythm, in every range a game uses', {
  timeout: 3_600_000,
}, () => {
  const first = floatsOf(stream(1), DRAWS);
  const fresh: Float64Array[] = [];
  const freshRun = (i: number) => {
    fresh[i] ??= floatsOf(stream(i + 2), DRAWS);
    return fresh[i];
  };
  for (const range of RANGES) {
    verdict(first, range).forEach((tail, which) => {
      const name = `${Object.keys(tests)[which]} of ${range}: ${tail}`;
      expect(tail, name).toBeGreaterThan(ONCE);
      // Below one in a hundred happens; three fresh runs in a row below it do not.
      const again = () => [0, 1].some((i) => verdict(freshRun(i), range)[which]! > THRICE);
      expect(tail > THRICE || again(), name).toBe(true);
    });
  }
});

test('a byte taken modulo 37 is caught', { timeout: 600_000 }, () => {
  const chance = stream(1);
  const draws = Uint32Array.from({ length: 100_000 }, () => pick(chance, 256) % 37);
  expect(evenness(draws, 37)).toBeLessThan(ONCE);
});

test('a small linear generator, as in many an old random(), is caught', () => {
  let state = 12_345;
  const weak: Chance = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    // The low half, whose period is short.
    return (state % 65_536) / 65_536;
  };
  const floats = floatsOf(weak, 100_000);
  const caught = RANGES.filter((range) => verdict(floats, range).some((tail) => tail < ONCE));
  expect(caught.length).toBeGreaterThan(0);
});

test('a generator that favours changes of side is caught by runs, though it is even', () => {
  const chance = stream(3);
  let before = 0;
  const draws = Uint32Array.from({ length: 100_000 }, () => {
    before = chance() < 0.52 ? 1 - before : before;
    return before;
  });
  expect(evenness(draws, 2)).toBeGreaterThan(ONCE);
  expect(runs(draws, 2)).toBeLessThan(ONCE);
});
