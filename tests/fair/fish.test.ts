import { randomBytes, randomInt } from 'node:crypto';
import { chanceOf, judgeBullet, speciesCodes, type Target, watchChance } from '@baize/games';
import { expect, test } from 'vitest';
import { endOfBullet } from './fish.ts';
import { streamOf } from './stream.ts';

const BULLETS = Number(process.env.FAIR_BETS ?? 150) * 20;

/** What a net might hold: up to five fish, a bomb or an eel with what goes with it. */
function someTargets(): Target[] {
  return Array.from({ length: 1 + randomInt(5) }, (_, fishId) => {
    const species = speciesCodes[randomInt(speciesCodes.length)]!;
    const takes = ['bomb-crab', 'storm-eel'].includes(species)
      ? Array.from({ length: randomInt(6) }, (_, n) => ({
          fishId: 100 + n,
          worth: 2 + randomInt(40),
        }))
      : [];
    return { fishId, species, takes };
  });
}

test('a second program, written from the published rules, decides every bullet the same', () => {
  const serverSeed = randomBytes(32).toString('hex');
  let captures = 0;
  for (let nonce = 1; nonce <= BULLETS; nonce += 1) {
    const targets = someTargets();
    const { chance, drawn } = watchChance(chanceOf({ serverSeed, clientSeed: 'mine', nonce }));
    const { caught } = judgeBullet(targets, 100n, chance);
    const seconds = targets.map((target) => ({ ...target, takes: [...target.takes] }));
    const other = endOfBullet(seconds, streamOf(serverSeed, 'mine', nonce));
    expect(caught.map(({ fishId, worth }) => ({ fishId, worth }))).toEqual(other.caught);
    expect(drawn).toHaveLength(other.floats);
    captures += caught.length;
  }
  expect(captures).toBeGreaterThan(BULLETS / 50);
});
