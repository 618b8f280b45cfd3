import type { Play } from '../lanes/open-play.ts';
import type { OpenSeed } from '../lanes/seed-box.ts';

/** What a bet shows of its seed pair: enough to be checked once the seed is revealed. */
export type FairnessShown = { serverSeedHash: string; clientSeed: string; nonce: bigint };

/** A seed pair for the server's own use: to decide, or to show a bet again. */
export async function openedSeed({ house, lanes }: Play, seedId: bigint): Promise<OpenSeed> {
  const known = lanes.seeds.get(seedId);
  if (known) return known;
  const row = await house.db
    .selectFrom('seeds')
    .select(['id', 'sealed', 'hash', 'client_seed'])
    .where('id', '=', seedId)
    .executeTakeFirstOrThrow();
  return lanes.seeds.add({ ...row, clientSeed: row.client_seed ?? '' });
}
