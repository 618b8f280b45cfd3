import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { type Chance, chanceOf, chosenChance } from '../chance.ts';
import { jackpotReturn } from '../jackpot/return-to-player.ts';
import { bulletAt, bulletRules, moveBullet } from './cannon.ts';
import { captureChance, isCaptured, judgeBullet, meanWorth, type Target } from './capture.ts';
import { isOnScreen, placeOf, SEA } from './path.ts';
import { fishRooms, SLOT_MS } from './rooms.ts';
import { fishOfSlot, phaseOf, slotOfFish } from './schedule.ts';
import { seaTimeAt } from './sea-clock.ts';
import { randomWorths, type SpeciesCode, species, speciesCodes } from './species.ts';

const one = (code: SpeciesCode, takes: Target['takes'] = []): Target => ({
  fishId: 1,
  species: code,
  takes,
});

test('example-4.3: the published table of chances, and its edge', () => {
  const published = { anchovy: 0.48, clownfish: 0.32, tang: 0.192, jellyfish: 0.096 };
  const more = { turtle: 0.048, shark: 0.0192, orca: 0.0096, leviathan: 0.0048 };
  for (const [code, chance] of Object.entries({ ...published, ...more })) {
    expect(captureChance(one(code as SpeciesCode), 1)).toBeCloseTo(chance, 12);
  }
  expect(isCaptured(one('jellyfish'), 1, 0.0959)).toBe(true);
  expect(isCaptured(one('jellyfish'), 1, 0.096)).toBe(false);
});

test('example-4.3: cannon 5.00 at a fish worth 20 pays 100.00', () => {
  const { worth } = judgeBullet([one('turtle')], money('5'), chosenChance([0.01]));
  expect(money('5') * BigInt(worth)).toBe(money('100'));
});

/** What comes back of one bullet, from the formula: the sum of chance times worth, and the pots. */
const returnOf = (targets: readonly Target[]) =>
  targets.reduce((sum, t) => sum + captureChance(t, targets.length) * meanWorth(t), 0) +
  (targets.some((t) => t.species === 'pearl-whale') ? jackpotReturn() : 0);

test('every way of shooting returns 0.96: single, net, lock, boss, bomb, chain, random, pearl', () => {
  for (const code of speciesCodes) expect(returnOf([one(code)])).toBeCloseTo(0.96, 12);
  const nets: SpeciesCode[][] = [
    ['anchovy', 'anchovy', 'shark', 'goldfish', 'leviathan'],
    ['pearl-whale', 'tang', 'tang', 'tang', 'tang'],
    ['frost-squid', 'bomb-crab', 'marlin'],
  ];
  for (const net of nets) expect(returnOf(net.map((code) => one(code)))).toBeCloseTo(0.96, 12);
  const taken = [
    { fishId: 2, worth: 50 },
    { fishId: 3, worth: 200 },
  ];
  expect(captureChance(one('bomb-crab', taken), 1)).toBeCloseTo(0.96 / 270, 12);
  expect(returnOf([one('bomb-crab', taken), one('anchovy')])).toBeCloseTo(0.96, 12);
  expect(returnOf([one('storm-eel', taken.slice(0, 1))])).toBeCloseTo(0.96, 12);
});

test('what a random fish pays is worth its mean', () => {
  const whole = randomWorths.reduce((sum, { weight }) => sum + weight, 0);
  const mean = randomWorths.reduce((sum, { worth, weight }) => sum + worth * weight, 0) / whole;
  expect(whole).toBe(100);
  expect(mean).toBe(species.goldfish.worth);
});

/** A quick chance for samples; what bullets really draw is the committed stream. */
function sampled(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

test('a million shots at mixed fish, by bolt and by net, return 0.96 ± 0.01', () => {
  const chance = sampled(20_261_116);
  const plain = speciesCodes.filter((code) => code !== 'pearl-whale' && code !== 'bomb-crab');
  let back = 0;
  for (let shot = 0; shot < 1_000_000; shot += 1) {
    const n = shot % 3 === 0 ? 1 + (shot % bulletRules.maxInNet) : 1;
    const targets = Array.from({ length: n }, (_, k) => one(plain[(shot + k * 5) % plain.length]!));
    back += judgeBullet(targets, 100n, chance).worth;
  }
  expect(Math.abs(back / 1_000_000 - 0.96)).toBeLessThan(0.01);
});

test('a random fish draws its worth after the capture, pots after everything', () => {
  const chance = chosenChance([0.5, 0, 0.99, 0.5, 0, 0, 0, 0, 0, 0, 0, 0]);
  const targets = [one('shark'), one('goldfish'), one('pearl-whale')];
  const judged = judgeBullet(targets, money('1'), chance);
  expect(judged.caught).toEqual([{ fishId: 1, worth: 100, takes: [] }]);
  expect(judged.pots).toEqual(['mini', 'minor', 'major', 'grand']);
});

test('a sea is a function of its seed: the same fish, always, and other fish elsewhere', () => {
  for (const room of fishRooms) {
    const tide = (seed: string) =>
      Array.from({ length: 120 }, (_, slot) => fishOfSlot(room, seed, slot)).flat();
    const fish = tide('a seed');
    expect(tide('a seed')).toEqual(fish);
    expect(tide('another')).not.toEqual(fish);
    expect(new Set(fish.map(({ id }) => id)).size).toBe(fish.length);
    const phases = new Set(Array.from({ length: 120 }, (_, slot) => phaseOf(room, slot).phase));
    expect([...phases].sort()).toEqual(['boss', 'calm', 'drift', 'school']);
    for (const one of fish) {
      expect(one.entersAt).toBeGreaterThanOrEqual(slotOfFish(one.id) * SLOT_MS);
      // It comes in and goes out where nobody sees it, and can be seen in between.
      expect(isOnScreen(placeOf(one, one.entersAt))).toBe(false);
      expect(isOnScreen(placeOf(one, one.entersAt + one.staysMs))).toBe(false);
      expect(isOnScreen(placeOf(one, one.entersAt + one.staysMs / 2))).toBe(true);
    }
    const alive = fish.filter(
      (one) => one.entersAt <= 100_000 && one.entersAt + one.staysMs > 100_000,
    );
    expect(alive.length).toBeGreaterThan(10);
    expect(alive.length).toBeLessThan(90);
  }
});

test('a place that is kept is moved to where the functions of the sea say', () => {
  const place = { x: 1, y: 2, angle: 3 };
  for (const share of [0, 0.2, 0.5, 1]) {
    const flownMs = bulletRules.fliesMs * share;
    moveBullet(place, { seat: 2, angle: 0.7, flownMs });
    expect(place).toEqual(bulletAt(2, 0.7, flownMs));
  }
});

test('a frozen sea stands still, and freezes that overlap count once', () => {
  const freezes = [
    { at: 1_000, forMs: 500 },
    { at: 1_200, forMs: 500 },
  ];
  expect(seaTimeAt(0, freezes, 900)).toBe(900);
  expect(seaTimeAt(0, freezes, 1_400)).toBe(1_000);
  expect(seaTimeAt(0, freezes, 2_000)).toBe(1_300);
});

test('a bullet comes back from the edges and never leaves the sea', () => {
  for (let ms = 0; ms <= bulletRules.fliesMs; ms += 100) {
    const { x, y } = bulletAt(0, -1, ms);
    expect(x >= 0 && x <= SEA.width && y >= 0 && y <= SEA.height).toBe(true);
  }
  expect(bulletAt(0, -Math.PI / 2, 100)).toMatchObject({ y: 880 - 110 });
});

test('bullets draw from the committed stream', () => {
  const pair = { serverSeed: 'server seed', clientSeed: 'client seed', nonce: 1 };
  // The first float of the master vectors is 0.7467: no fish is caught by it.
  expect(judgeBullet([one('anchovy')], 100n, chanceOf(pair)).caught).toEqual([]);
});
