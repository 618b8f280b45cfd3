import type { live as contract, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Bet, type BetWords, findBet, type Player } from '../../play/index.ts';
import { keptOf, readChips } from '../bet-chips.ts';
import { roundOfBet } from '../bets/finisher.ts';
import type { LiveRound } from '../rounds/round.ts';
import { findRound, lastRound } from '../rounds/round-rows.ts';
import { isLinkOver, proofOf, showRound } from '../rounds/shown-round.ts';
import { liveTables } from '../tables/table.ts';

type Own = NonNullable<Output<typeof contract.table.value>['mine']>;

/** The caller's bet on a round. */
export async function findSeat(
  { db }: House,
  { id }: LiveRound,
  { memberId, currency }: Player,
): Promise<Bet | undefined> {
  const seat = await db
    .selectFrom('live_seats')
    .select('bet_id')
    .where('round_id', '=', id)
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return seat && findBet(db, seat.bet_id);
}

export function showOwnBet(bet: Bet): Own {
  const { chips, back = {} } = keptOf(bet);
  return {
    betId: String(bet.id),
    number: Number(roundOfBet(bet)?.number ?? 0n),
    stake: bet.stake,
    chips: Object.fromEntries(readChips(chips)),
    state: bet.state,
    payout: bet.payout,
    back: Object.fromEntries(readChips(back)),
  };
}

/** A bet of the caller's own with its round drawn again. */
export async function showPastBet(
  house: House,
  memberId: bigint,
  betId: string,
): Promise<Output<typeof contract.findBet.value>> {
  const bet = await findBet(house.db, BigInt(betId));
  const name = bet && roundOfBet(bet);
  if (bet?.memberId !== memberId || !name || !liveTables.has(name.tableId)) refuse('BET_NOT_FOUND');
  const round = await findRound(house, name.tableId, name.number);
  const newest = await lastRound(house, name.tableId);
  return {
    ...showOwnBet(bet),
    tableId: name.tableId,
    game: liveTables.get(name.tableId)!.game.code,
    currency: bet.currency,
    validBet: bet.validBet,
    placedAt: bet.placedAt.getTime(),
    settledAt: bet.settledAt?.getTime() ?? null,
    round: round ? showRound(round, house.clock.now().getTime()) : null,
    proof: round && newest ? proofOf(round, isLinkOver(round, newest)) : null,
  };
}

/** `banker 10, tie 2`: what a bet was on, for lists. */
export function wordsOfBet(bet: Bet): BetWords | undefined {
  const name = roundOfBet(bet);
  if (!name) return undefined;
  const { chips } = keptOf(bet);
  const content = Object.entries(chips)
    .map(([spot, stake]) => `${spot} ${stake}`)
    .join(', ');
  const play = liveTables.get(name.tableId)?.game.code ?? name.tableId;
  return { issue: String(name.number), play, content };
}
