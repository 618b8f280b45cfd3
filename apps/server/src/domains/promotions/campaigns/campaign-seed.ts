import { createHmac, randomBytes } from 'node:crypto';
import { type Chance, chanceOf, hashOfSeed } from '@baize/games';
import type { House } from '../../../platform/house.ts';

/** Drawn before anything is: its hash is shown with the campaign, the seed once it has ended. */
export function drawCampaignSeed(house: House): { seed_sealed: string; seed_hash: string } {
  const seed = randomBytes(32).toString('hex');
  return { seed_sealed: house.keys.seal(seed), seed_hash: hashOfSeed(seed) };
}

/** What stands for the member in the draw, as the verifier takes it. */
export const clientSeedOf = (memberId: bigint) => `member-${memberId}`;

/** The chance of one draw: as for a bet, from the campaign's seed, the member and the draw's number. */
export function chanceOfDraw(
  house: House,
  sealed: string,
  { memberId, nonce }: { memberId: bigint; nonce: bigint },
): Chance {
  const pair = { serverSeed: house.keys.open(sealed), clientSeed: clientSeedOf(memberId), nonce };
  return chanceOf(pair, (key, text) => createHmac('sha256', key).update(text).digest());
}
