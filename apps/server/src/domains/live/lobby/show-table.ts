import type { live as contract, Output } from '@baize/contract';
import { isLaidSpot } from '@baize/games';
import { readMoney } from '@baize/money';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { noteWatched, type Play, playerOf } from '../../play/index.ts';
import { type ChipNews, oddsOf } from '../bets/chip-news.ts';
import { type LiveRound, shoeAt } from '../rounds/round.ts';
import { lastRound } from '../rounds/round-rows.ts';
import { isLinkOver, proofOf, showRound } from '../rounds/shown-round.ts';
import {
  findTable,
  isTableFor,
  type LiveTable,
  MAX_PAYOUT,
  spotMax,
  standingOf,
} from '../tables/table.ts';
import { findSeat, showOwnBet } from './own-bets.ts';
import { showTile } from './tiles.ts';

type Shown = Output<typeof contract.table.value>;

/** A table as it stands: enough for a page that has just been opened. */
export async function showTable(
  { play: { house }, news }: { play: Play; news: ChipNews },
  caller: Caller,
  tableId: string,
): Promise<Shown> {
  const table = findTable(tableId);
  const settings = standingOf(house, table);
  if (!settings.isOpen || !isTableFor(house, caller, tableId)) refuse('GAME_NOT_FOUND');
  await noteWatched(house, [tableId]);
  const round = await lastRound(house, tableId);
  const now = house.clock.now().getTime();
  const lying = round && (await news.lyingOn(round));
  const seat =
    round && isPlayer(caller) ? await findSeat(house, round, playerOf(caller)) : undefined;
  return {
    now,
    table: await showTile(house, table, { caller, round, players: lying?.totals.players ?? 0 }),
    spots: [...table.game.spots.values()].filter(isOffered(table)).map((spot) => ({
      id: spot.id,
      kind: spot.kind,
      min: settings.min,
      max: spotMax(settings, spot),
    })),
    maxRound: settings.maxRound,
    maxPayout: MAX_PAYOUT,
    round: round ? showRound(round, now) : null,
    proof: round ? proofOf(round, isLinkOver(round, round)) : null,
    cardsLeft: round ? cardsLeft(house, round) : null,
    chips: {
      totals: Object.fromEntries(lying?.totals.spots ?? []),
      players: lying?.totals.players ?? 0,
      recent: (lying?.recent ?? []).map((one) => ({ ...one, stake: readMoney(one.stake) ?? 0n })),
    },
    odds: round && lying ? oddsOf(round, lying.totals) : {},
    mine: seat ? showOwnBet(seat) : null,
  };
}

const isPlayer = ({ kind }: Caller) => kind === 'trial' || kind === 'member' || kind === 'agent';

/** Chips of decisions come by decisions alone. */
const isOffered =
  ({ game }: LiveTable) =>
  (spot: { kind: string }) =>
    game.seats === undefined || isLaidSpot(spot);

/** What is left in the shoe when this hand begins. */
function cardsLeft(house: House, { table: { game }, place, firstCard }: LiveRound): number | null {
  return game.decks ? shoeAt(house, place, game.decks).cards.length - firstCard : null;
}
