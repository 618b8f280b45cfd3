import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Currency, lockCash, useSeed } from '../../wallet/index.ts';
import type { Play } from '../lanes/open-play.ts';
import { drawClientSeed, drawSeed } from '../lanes/seed-box.ts';
import type { FairnessShown } from '../orders/opened-seed.ts';

export type Fairness = FairnessShown & { nextServerSeedHash: string };

type Player = { memberId: bigint; currency: Currency };

/**
 * What a member may know before the next bet: `nonce` is the one it will use. Their first seeds are drawn
 * when they look; whoever looks in their place draws nothing.
 */
export async function showFairness(
  { house }: Play,
  player: Player,
  { isViewed }: { isViewed: boolean },
): Promise<Fairness> {
  return begin(house.db, async (tx) => {
    const cash = (await lockCash(tx, player.memberId, player.currency)) ?? refuse('WALLET_LOCKED');
    if (isViewed && cash.seedId === null) refuse('VIEW_ONLY');
    const seedId = cash.seedId ?? (await firstSeed(house, tx, player, cash.id));
    return readFairness(tx, player, seedId, cash.seedId === null ? 1n : cash.nonce + 1n);
  });
}

export type Rotation = {
  revealed: { serverSeed: string; serverSeedHash: string; clientSeed: string; lastNonce: bigint };
  next: Fairness;
};

/** Reveals the seed in use, unless a round on it is open; the one whose hash was shown follows it, with the member's own part. */
export async function rotateSeeds(
  { house }: Play,
  player: Player,
  clientSeed: string,
): Promise<Rotation> {
  return begin(house.db, async (tx) => {
    const cash = (await lockCash(tx, player.memberId, player.currency)) ?? refuse('WALLET_LOCKED');
    const oldId = cash.seedId ?? (await firstSeed(house, tx, player, cash.id));
    if (await isPlayedOn(tx, player.memberId, oldId)) refuse('ROUND_OPEN');
    const at = house.clock.now();
    const old = await tx
      .updateTable('seeds')
      .set({ revealed_at: at, last_nonce: cash.nonce })
      .where('id', '=', oldId)
      .returning(['sealed', 'hash', 'client_seed'])
      .executeTakeFirstOrThrow();
    const next = await tx
      .updateTable('seeds')
      .set({ client_seed: clientSeed, used_from: at })
      .where('member_id', '=', player.memberId)
      .where('currency', '=', player.currency)
      .where('used_from', 'is', null)
      .returning('id')
      .executeTakeFirstOrThrow();
    await addSeed(house, tx, player, null);
    await useSeed(tx, cash.id, next.id);
    return {
      revealed: {
        serverSeed: house.keys.open(old.sealed),
        serverSeedHash: old.hash,
        clientSeed: old.client_seed ?? '',
        lastNonce: cash.nonce,
      },
      next: await readFairness(tx, player, next.id, 1n),
    };
  });
}

/** A round that is still open would be laid bare: its seed stays until the round has ended. */
async function isPlayedOn(tx: Transaction, memberId: bigint, seedId: bigint): Promise<boolean> {
  const open = await tx
    .selectFrom('bets')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', '=', 'open')
    .where('seed_id', '=', seedId)
    .executeTakeFirst();
  return open !== undefined;
}

export type SeedFacts = { hash: string; clientSeed: string; serverSeed: string | null };

/** What may be said of a bet's seed pair: the server's part only after it was rotated away. */
export async function seedFacts(house: House, seedId: bigint): Promise<SeedFacts> {
  const row = await house.db
    .selectFrom('seeds')
    .select(['sealed', 'hash', 'client_seed', 'revealed_at'])
    .where('id', '=', seedId)
    .executeTakeFirstOrThrow();
  const serverSeed = row.revealed_at ? house.keys.open(row.sealed) : null;
  return { hash: row.hash, clientSeed: row.client_seed ?? '', serverSeed };
}

async function firstSeed(house: House, tx: Transaction, player: Player, accountId: bigint) {
  const seedId = await addSeed(house, tx, player, drawClientSeed());
  await addSeed(house, tx, player, null);
  await useSeed(tx, accountId, seedId);
  return seedId;
}

async function addSeed(
  house: House,
  tx: Transaction,
  { memberId, currency }: Player,
  clientSeed: string | null,
): Promise<bigint> {
  const at = house.clock.now();
  const { id } = await tx
    .insertInto('seeds')
    .values({
      member_id: memberId,
      currency,
      ...drawSeed(house),
      client_seed: clientSeed,
      made_at: at,
      used_from: clientSeed === null ? null : at,
      last_nonce: null,
      revealed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function readFairness(
  tx: Transaction,
  { memberId, currency }: Player,
  seedId: bigint,
  nonce: bigint,
): Promise<Fairness> {
  const rows = await tx
    .selectFrom('seeds')
    .select(['id', 'hash', 'client_seed'])
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('revealed_at', 'is', null)
    .execute();
  const inUse = rows.find(({ id }) => id === seedId)!;
  const next = rows.find(({ client_seed }) => client_seed === null)!;
  return {
    serverSeedHash: inUse.hash,
    nextServerSeedHash: next.hash,
    clientSeed: inUse.client_seed ?? '',
    nonce,
  };
}
