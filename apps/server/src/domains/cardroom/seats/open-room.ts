import { randomInt } from 'node:crypto';
import { minutes } from '@baize/calendar';
import { sql } from 'kysely';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Player } from '../../play/index.ts';
import { commitSeed } from '../hands/seeds.ts';
import { type CardStake, standingOf } from '../stakes/stake.ts';
import { openSitAndGo } from '../tables/sit-and-go-rows.ts';

/** A table at which nobody sits down goes again. */
const EMPTY_FOR_MS = minutes(1);

type NewTable = {
  stake: CardStake;
  player: Player;
  requestId: string;
  isPrivate: boolean;
  hasBots: boolean;
};

/** Opens a table, or finds the one that the same request opened; `refuseUnready` decides about a new one. */
export async function openTable(
  house: House,
  asked: NewTable,
  refuseUnready: (tx: Transaction) => Promise<void>,
): Promise<bigint> {
  const { stake, player, requestId, isPrivate, hasBots } = asked;
  return begin(house.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`card tables ${stake.id}`}))`.execute(tx);
    const before = await openedBefore(tx, asked);
    if (before !== undefined) return before;
    await refuseUnready(tx);
    const numbers = await openNumbers(tx, stake, player.currency);
    if (numbers.length >= standingOf(house, stake).maxTables) refuse('TABLE_FULL');
    const at = house.clock.now();
    const { sealed, seedHash } = commitSeed(house);
    const { id } = await tx
      .insertInto('card_tables')
      .values({
        stake_id: stake.id,
        game: stake.game.code,
        currency: player.currency,
        number: firstFree(numbers),
        code: isPrivate ? newCode() : null,
        has_bots: hasBots,
        seats: '[]',
        sealed,
        seed_hash: seedHash,
        hand_id: null,
        clocks: '[]',
        lead: null,
        next_hand_at: null,
        bots_at: null,
        due_at: new Date(at.getTime() + EMPTY_FOR_MS),
        opened_at: at,
        opened_by: player.memberId,
        request_id: requestId,
        closed_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (stake.isSitAndGo) {
      const { rakeBasisPoints: feeBp } = standingOf(house, stake);
      await openSitAndGo(tx, id, { buyIn: stake.unit, feeBp });
    }
    return id;
  });
}

async function openedBefore(
  tx: Transaction,
  { player, requestId }: NewTable,
): Promise<bigint | undefined> {
  const row = await tx
    .selectFrom('card_tables')
    .select('id')
    .where('opened_by', '=', player.memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row?.id;
}

async function openNumbers(
  tx: Transaction,
  { id }: CardStake,
  currency: string,
): Promise<number[]> {
  const rows = await tx
    .selectFrom('card_tables')
    .select('number')
    .where('stake_id', '=', id)
    .where('currency', '=', currency)
    .where('closed_at', 'is', null)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}

function firstFree(numbers: readonly number[]): number {
  const gap = numbers.findIndex((number, n) => number !== n + 1);
  return gap < 0 ? numbers.length + 1 : gap + 1;
}

/** Letters and digits that nobody mistakes for each other when they read them out. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 6;

const newCode = () =>
  Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
