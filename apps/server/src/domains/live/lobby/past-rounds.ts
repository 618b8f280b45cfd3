import type { live as contract, Output } from '@baize/contract';
import { tableGames } from '@baize/games';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { readRound } from '../rounds/round.ts';
import { lastRound } from '../rounds/round-rows.ts';
import { isLinkOver, proofOf, shoeNumber } from '../rounds/shown-round.ts';
import { findTable } from '../tables/table.ts';

type Past = Output<typeof contract.rounds.value>;

/** Rounds that are over, with what it takes to check them. */
export async function listPastRounds(
  house: House,
  { tableId, before, size }: Output<typeof contract.rounds.input>,
): Promise<Past> {
  findTable(tableId);
  const newest = await lastRound(house, tableId);
  if (!newest) return { list: [] };
  let query = house.db
    .selectFrom('live_rounds')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('state', 'in', ['drawn', 'settled', 'void']);
  if (before !== undefined) query = query.where('number', '<', BigInt(before));
  const rows = await query.orderBy('number', 'desc').limit(size).execute();
  const rounds = await Promise.all(rows.map((row) => readRound(house, row)));
  return {
    list: rounds.map((round) => ({
      number: Number(round.number),
      shoe: shoeNumber(round),
      hand: round.hand,
      state: round.state as Past['list'][number]['state'],
      // What was called off before its result keeps it.
      result: round.result ?? null,
      mark: round.mark,
      closesAt: round.closesAt,
      endsAt: round.endsAt,
      proof: proofOf(round, isLinkOver(round, newest)),
    })),
  };
}

/** What a player may know of a game before playing: all of it. */
export function showGameRules(code: string): Output<typeof contract.gameRules.value> {
  const game = tableGames.get(code) ?? refuse('GAME_NOT_FOUND');
  const { version, hash, rules } = game;
  return { game: code, version, hash, rules, returns: game.returns() };
}
