import type { fish, Output } from '@baize/contract';
import { canonicalText, chanceOf, judgeBullet, type SpeciesCode, species } from '@baize/games';

export type VisitProof = Output<typeof fish.proveVisit.value>;
type Magazine = VisitProof['magazines'][number];
type Bullet = Magazine['kept'][number];

export type CheckedVisit = { bullets: number; differing: number };

/** Every bullet that hit, decided once more by the code that decided it, and every magazine paid again. */
export function checkVisit({ visit, magazines }: VisitProof): CheckedVisit {
  const { serverSeed, clientSeed } = visit;
  if (serverSeed === null || clientSeed === null) return { bullets: 0, differing: 0 };
  const seeds = { serverSeed, clientSeed };
  let bullets = 0;
  let differing = 0;
  for (const magazine of magazines) {
    const hits = magazine.kept.filter(({ hit }) => hit !== null);
    bullets += hits.length;
    differing += hits.filter((bullet) => !isEqual(seeds, magazine, bullet)).length;
    if (!isPaid(magazine, hits)) differing += 1;
  }
  return { bullets, differing };
}

type Seeds = { serverSeed: string; clientSeed: string };

function isEqual(seeds: Seeds, { cost, firstNonce }: Magazine, { n, nonce, hit }: Bullet): boolean {
  if (!hit || nonce !== firstNonce + n - 1) return false;
  if (!hit.targets.every(({ species: code }) => code in species)) return false;
  const targets = hit.targets.map((target) => ({
    ...target,
    species: target.species as SpeciesCode,
  }));
  const judged = judgeBullet(targets, cost, chanceOf({ ...seeds, nonce }));
  return canonicalText(judged.caught) === canonicalText(hit.caught) && judged.worth === hit.worth;
}

/** The stake is that of the bullets that hit, the payout what they caught. */
function isPaid({ cost, stake, payout }: Magazine, hits: readonly Bullet[]): boolean {
  const worth = hits.reduce((sum, { hit }) => sum + (hit?.worth ?? 0), 0);
  return stake === cost * BigInt(hits.length) && payout === cost * BigInt(worth);
}
