import type { live as contract, Output } from '@baize/contract';
import type { Chips } from '@baize/games';
import { refuse } from '../../../platform/refusal.ts';
import { type Bet, findBet, type Play, type Player } from '../../play/index.ts';
import { transfersByKeys } from '../../wallet/index.ts';
import { chipsOf, keptOf, readChips, writeChips } from '../bet-chips.ts';
import { tellRound } from '../rounds/news.ts';
import type { LiveRound } from '../rounds/round.ts';
import { findRound } from '../rounds/round-rows.ts';
import { findTable, standingOf } from '../tables/table.ts';
import type { AskedChips } from './asked-chips.ts';
import type { ChipNews } from './chip-news.ts';
import { type ChipsAnswer, chipsOrder, contentOf, sumOf } from './chips-order.ts';

type Order = Output<typeof contract.bet.input>;
type Placed = Output<typeof contract.bet.value>;

/** What a bet needs of a round never changes: it is read once. */
const known = new WeakMap<Play, Map<string, AskedChips['round']>>();
const MAX_KNOWN = 1_000;

/** Puts chips on the round that was named, or says that it takes no more. */
export async function placeChips(
  { play, news }: { play: Play; news: Pick<ChipNews, 'placed'> },
  player: Player,
  { tableId, requestId, number, chips: given }: Order,
): Promise<Placed> {
  const table = findTable(tableId);
  const settings = standingOf(play.house, table);
  const round = await roundOf(play, tableId, BigInt(number));
  const chips: Chips = new Map(Object.entries(given));
  const refusal = settings.isOpen ? emptyRefusal(chips) : 'GAME_NOT_FOUND';
  const asked: AskedChips = { ...player, requestId, round, chips, settings, refusal };
  const verdict = await play.lanes.put(chipsOrder(asked));
  if ('refused' in verdict) refuse(verdict.refused);
  if ('repeats' in verdict) return shown(round, await placedBefore(play, verdict.repeats, asked));
  news.placed(round, verdict.answer.bet, chips);
  if (table.game.seats) await tellSeats(play, tableId, BigInt(number));
  return shown(round, verdict.answer);
}

/** Who sits where is news for everyone, whatever they play with. */
async function tellSeats({ house }: Play, tableId: string, number: bigint): Promise<void> {
  const round = await findRound(house, tableId, number);
  if (round?.state === 'open') tellRound(house, 'open', round);
}

const emptyRefusal = (chips: Chips) => (chips.size === 0 ? 'CHOICE_NOT_ALLOWED' : undefined);

async function roundOf(play: Play, tableId: string, number: bigint): Promise<AskedChips['round']> {
  const rounds = known.get(play) ?? new Map<string, AskedChips['round']>();
  known.set(play, rounds);
  const key = `${tableId} ${number}`;
  const found = rounds.get(key) ?? (await findRound(play.house, tableId, number));
  if (!found) refuse('BETS_CLOSED');
  if (rounds.size >= MAX_KNOWN) rounds.delete(rounds.keys().next().value!);
  const { id, table } = found;
  rounds.set(key, { id, table, number });
  return { id, table, number };
}

/** The same request again is told what it was told first; another one under its id is refused. */
async function placedBefore(
  { house }: Play,
  betId: bigint,
  { memberId, currency, requestId, round, chips }: AskedChips,
): Promise<ChipsAnswer> {
  const bet = await findBet(house.db, betId);
  const parts = bet ? keptOf(bet).parts : [];
  const at = parts?.findIndex((part) => part.requestId === requestId) ?? -1;
  const isSame =
    at >= 0 && contentOf(round, readChips(parts[at]!.chips)) === contentOf(round, chips);
  if (!bet || !isSame) refuse('REQUEST_DIFFERS');
  const name = { memberId, currency, purpose: 'cash' } as const;
  const [row] = await transfersByKeys(house.db, name, [requestId]);
  return { bet: asOf(bet, at), balance: row!.balanceAfter };
}

/** The bet as it stood after one of its parts. */
function asOf(bet: Bet, part: number): Bet {
  const { parts } = keptOf(bet);
  const chips = parts.slice(0, part + 1).reduce((sum, { chips: more }) => {
    for (const [spot, stake] of readChips(more)) sum.set(spot, (sum.get(spot) ?? 0n) + stake);
    return sum;
  }, new Map<string, bigint>());
  return { ...bet, stake: sumOf(chips), detail: { chips: writeChips(chips), parts } };
}

function shown(
  { table, number }: Pick<LiveRound, 'table' | 'number'>,
  { bet, balance }: ChipsAnswer,
): Placed {
  return {
    betId: String(bet.id),
    tableId: table.id,
    number: Number(number),
    stake: bet.stake,
    chips: Object.fromEntries(chipsOf(bet)),
    balance,
    placedAt: bet.placedAt.getTime(),
  };
}
