import { crashPoint, crashRules, crashTimeOf } from '@baize/games';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import type { Chain, RoundState } from '../../play/index.ts';
import { findChain, placeAfter } from './chains.ts';

/** A cash-out that arrived in time may wait this long for its lane: the others are settled after it. */
const GRACE_MS = 2_500;

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
  /** Called off by two operators. */
  isVoid: boolean;
  /** Where it stood when it was read: bets are taken, it flies, it crashed, its bets are paid. */
  state: RoundState;
  closesAt: number;
  endsAt: number;
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
export async function openNextRound(
  house: House,
  last: CrashRound | undefined,
): Promise<CrashRound | undefined> {
  const { chain, link } = await placeAfter(house, last && placeOf(last));
  const opensAt = house.clock.now();
  const row = await house.db
    .insertInto('crash_rounds')
    .values({
      id: (last?.id ?? 0n) + 1n,
      chain_id: chain.id,
      number: link,
      opens_at: opensAt,
      starts_at: new Date(opensAt.getTime() + crashRules.bettingMs),
      crash: null,
      hash: null,
      settled_at: null,
      voided_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && readRound(house, row);
}

/** The place in its chain that decides a round. */
export const placeOf = ({ chain, number }: CrashRound) => ({ chain, link: number });

/** False when another server showed it before. */
export async function revealRound({ db }: House, round: CrashRound): Promise<boolean> {
  const { id, crash, hash } = round;
  const done = await db
    .updateTable('crash_rounds')
    .set({ crash, hash })
    .where('id', '=', id)
    .where('crash', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Nothing is left to be done. A round that was called off meanwhile is left to the next look. */
export async function closeRound(
  { db, clock }: House,
  { id, isVoid }: CrashRound,
): Promise<boolean> {
  const done = await db
    .updateTable('crash_rounds')
    .set({ settled_at: clock.now() })
    .where('id', '=', id)
    .where('voided_at', isVoid ? 'is not' : 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Rounds that are over, newest first. */
export async function pastRounds(
  { db }: House,
  { before, size }: { before?: bigint | undefined; size: number },
): Promise<CrashRow[]> {
  let query = db.selectFrom('crash_rounds').selectAll().where('crash', 'is not', null);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(size).execute();
}

type CrashRow = Selectable<Tables['crash_rounds']>;

async function readRound(house: House, row: CrashRow): Promise<CrashRound> {
  const chain = await findChain(house, row.chain_id);
  const hash = chain.links[row.number]!;
  const crash = crashPoint(hash, chain.salt);
  const startsAt = row.starts_at.getTime();
  const crashAt = startsAt + crashTimeOf(crash);
  return {
    id: row.id,
    chain,
    number: row.number,
    opensAt: row.opens_at.getTime(),
    startsAt,
    crash,
    hash,
    crashAt,
    isRevealed: row.crash !== null,
    isSettled: row.settled_at !== null,
    isVoid: row.voided_at !== null,
    state: stateOf(row, house.clock.now()),
    closesAt: startsAt,
    endsAt: crashAt + GRACE_MS,
  };
}

/** A round of crash needs no state of its own: the clock says what the row does not. */
function stateOf({ starts_at, crash, settled_at, voided_at }: CrashRow, now: Date): RoundState {
  if (settled_at) return 'settled';
  if (voided_at) return 'void';
  if (crash !== null) return 'drawn';
  return now < starts_at ? 'open' : 'playing';
}
