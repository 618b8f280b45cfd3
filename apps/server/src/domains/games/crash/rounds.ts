import { crashPoint, crashRules, crashTimeOf } from '@baize/games';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { type Chain, findChain, placeAfter } from './chains.ts';

/** A round with all that decides it: what is told of it depends on the time. */
export type CrashRound = {
  id: bigint;
  chain: Chain;
  number: number;
  opensAt: number;
  startsAt: number;
  /** Hundredths: secret until the round is over. */
  crash: number;
  crashAt: number;
  hash: string;
  isRevealed: boolean;
  isSettled: boolean;
};

export async function lastRound(house: House): Promise<CrashRound | undefined> {
  const row = await house.db
    .selectFrom('crash_rounds')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && readRound(house, row);
}

export async function findRound(house: House, id: bigint): Promise<CrashRound | undefined> {
  const row = await house.db
    .selectFrom('crash_rounds')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && readRound(house, row);
}

/** The oldest round that still has something to be done for. */
export async function unsettledRound(house: House): Promise<CrashRound | undefined> {
  const row = await house.db
    .selectFrom('crash_rounds')
    .selectAll()
    .where('settled_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row && readRound(house, row);
}

/** Opens the round after the last one; undefined when another server did so at the same moment. */
export async function openNextRound(house: House): Promise<CrashRound | undefined> {
  const last = await lastRound(house);
  const { chain, number } = await placeAfter(
    house,
    last && { chainId: last.chain.id, number: last.number },
  );
  const opensAt = house.clock.now();
  const row = await house.db
    .insertInto('crash_rounds')
    .values({
      id: (last?.id ?? 0n) + 1n,
      chain_id: chain.id,
      number,
      opens_at: opensAt,
      starts_at: new Date(opensAt.getTime() + crashRules.bettingMs),
      crash: null,
      hash: null,
      settled_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && readRound(house, row);
}

export async function revealRound({ db }: House, { id, crash, hash }: CrashRound): Promise<void> {
  await db.updateTable('crash_rounds').set({ crash, hash }).where('id', '=', id).execute();
}

export async function closeRound({ db, clock }: House, { id }: CrashRound): Promise<void> {
  await db
    .updateTable('crash_rounds')
    .set({ settled_at: clock.now() })
    .where('id', '=', id)
    .execute();
}

/** Rounds that are over, newest first. */
export async function pastRounds(
  { db }: House,
  { before, size }: { before?: bigint | undefined; size: number },
): Promise<Selectable<Tables['crash_rounds']>[]> {
  let query = db.selectFrom('crash_rounds').selectAll().where('crash', 'is not', null);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(size).execute();
}

async function readRound(
  house: House,
  row: Selectable<Tables['crash_rounds']>,
): Promise<CrashRound> {
  const chain = await findChain(house, row.chain_id);
  const hash = chain.links[row.number]!;
  const crash = crashPoint(hash, chain.salt);
  const startsAt = row.starts_at.getTime();
  return {
    id: row.id,
    chain,
    number: row.number,
    opensAt: row.opens_at.getTime(),
    startsAt,
    crash,
    hash,
    crashAt: startsAt + crashTimeOf(crash),
    isRevealed: row.crash !== null,
    isSettled: row.settled_at !== null,
  };
}
