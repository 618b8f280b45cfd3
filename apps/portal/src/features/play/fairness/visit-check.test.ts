import { chanceOf, hashOfSeed, judgeBullet } from '@baize/games';
import { expect, test } from 'vitest';
import { checkVisit, type VisitProof } from '../../../shared/own-games/proof/fish-visit.ts';

const SEEDS = { serverSeed: 'server seed', clientSeed: 'client seed' };
const COST = 100n;

/** A visit of sixty bullets at clownfish, as the house would have kept it. */
function visitOf(): VisitProof {
  const kept = Array.from({ length: 60 }, (_, at) => {
    const nonce = at + 1;
    const targets = [{ fishId: at, species: 'clownfish' as const, takes: [] }];
    const { caught, worth } = judgeBullet(targets, COST, chanceOf({ ...SEEDS, nonce }));
    const shown = caught.map((one) => ({ ...one, takes: [...one.takes] }));
    const hit = { at: 0, x: 1, y: 1, targets, caught: shown, worth, pots: [] };
    return { n: nonce, nonce, weapon: 'bolt' as const, angle: 0, firedAt: 0, lockedOn: null, hit };
  });
  const worth = kept.reduce((sum, { hit }) => sum + hit.worth, 0);
  return {
    visit: {
      visitId: '1',
      room: 'fish-reef',
      seaId: '1',
      seat: 0,
      serverSeedHash: hashOfSeed(SEEDS.serverSeed),
      ...SEEDS,
      satAt: 0,
      leftAt: 1,
      stake: 0n,
      payout: 0n,
    },
    after: null,
    seedHashOfSea: '',
    seedOfSea: null,
    magazines: [
      {
        magazineId: '1',
        cost: COST,
        bullets: 60,
        firstNonce: 1,
        stake: COST * 60n,
        payout: COST * BigInt(worth),
        kept,
      },
    ],
  };
}

test('a visit is computed again bullet by bullet, and a changed seed or payout is seen', () => {
  const proof = visitOf();
  expect(checkVisit(proof)).toEqual({ bullets: 60, differing: 0 });
  const other = { ...proof, visit: { ...proof.visit, clientSeed: 'another' } };
  expect(checkVisit(other).differing).toBeGreaterThan(0);
  const [magazine] = proof.magazines;
  const short = { ...magazine!, payout: magazine!.payout - COST };
  expect(checkVisit({ ...proof, magazines: [short] }).differing).toBe(1);
});
