import { seconds } from '@baize/calendar';
import { blackjackRules, isLastHand } from '@baize/games';
import type { House } from '../../../platform/house.ts';
import { type LiveTable, standingOf } from '../tables/table.ts';
import { placeAfter } from './chains.ts';
import { type LiveRound, type RoundRow, readRound, shoeAt } from './round.ts';
import { cardsUsed } from './seats.ts';

export async function lastRound(house: House, tableId: string): Promise<LiveRound | undefined> {
  const row = await house.db
    .selectFrom('live_rounds')
    .selectAll()
    .where('table_id', '=', tableId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && readRound(house, row);
}

export async function findRound(
  house: House,
  tableId: string,
  number: bigint,
): Promise<LiveRound | undefined> {
  const row = await house.db
    .selectFrom('live_rounds')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && readRound(house, row);
}

/** Rounds that still have something to be done for, the oldest first; of those no more on the list none. */
export async function unsettledRounds(house: House, tableId: string): Promise<LiveRound[]> {
  const rows = await house.db
    .selectFrom('live_rounds')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('settled_at', 'is', null)
    .orderBy('number')
    .execute();
  return Promise.all(rows.map((row) => readRound(house, row)));
}

/** Opens the round after the last one; undefined when another server did so at the same moment. */
export async function openNextRound(
  house: House,
  table: LiveTable,
  last: LiveRound | undefined,
): Promise<LiveRound | undefined> {
  const { place, hand, firstCard } = await nextPlace(house, table, last);
  const opensAt = house.clock.now();
  const { betSeconds } = standingOf(house, table);
  const row = await house.db
    .insertInto('live_rounds')
    .values({
      table_id: table.id,
      number: (last?.number ?? 0n) + 1n,
      game_code: table.game.code,
      version: table.game.version,
      chain_id: place.chain.id,
      link: place.link,
      hand,
      first_card: firstCard,
      opens_at: opensAt,
      closes_at: new Date(opensAt.getTime() + seconds(betSeconds)),
      result: null,
      mark: null,
      pools: null,
      ends_at: null,
      settled_at: null,
      resumed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && readRound(house, row);
}

type LastPlace = Pick<LiveRound, 'place' | 'hand' | 'firstCard' | 'seated' | 'state' | 'result'>;
type NextPlace = Pick<LiveRound, 'place' | 'hand' | 'firstCard'>;

/** The next hand of the shoe, or the first of another one. */
export async function nextPlace(
  house: House,
  { id, game }: LiveTable,
  last: LastPlace | undefined,
): Promise<NextPlace> {
  if (last?.seated) {
    const firstCard = last.firstCard + cardsUsed(last);
    const isCutOut = firstCard >= last.seated.cards.length - blackjackRules.behindCut;
    if (!isCutOut) return { place: last.place, hand: last.hand + 1, firstCard };
  } else if (last && game.deal) {
    const shoe = shoeAt(house, last.place, game.decks!);
    if (!isLastHand(shoe, last.firstCard)) {
      const { next } = game.deal(shoe.cards, last.firstCard);
      return { place: last.place, hand: last.hand + 1, firstCard: next };
    }
  }
  const place = await placeAfter(house, id, last?.place);
  const firstCard = game.decks ? shoeAt(house, place, game.decks!).burnt : 0;
  return { place, hand: 1, firstCard };
}

/** Ends the bet window: bets that were let in before are waited for, none comes after. */
export async function closeRound({ db }: House, { id }: LiveRound): Promise<boolean> {
  const done = await db
    .updateTable('live_rounds')
    .set({ state: 'closed' })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

type Drawn = {
  result: unknown;
  mark: string | null;
  pools: RoundRow['pools'];
  endsAt: Date;
};

export async function keepResult(
  { db }: House,
  { id }: LiveRound,
  { result, mark, pools, endsAt }: Drawn,
): Promise<boolean> {
  const done = await db
    .updateTable('live_rounds')
    .set({
      state: 'drawn',
      result: JSON.stringify(result),
      mark,
      pools: pools && JSON.stringify(pools),
      ends_at: endsAt,
    })
    .where('id', '=', id)
    .where('state', 'in', ['closed', 'playing'])
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Nothing is left to be done. A round that was made void meanwhile is left to the next look. */
export async function endRound({ db, clock }: House, { id, state }: LiveRound): Promise<boolean> {
  const done = await db
    .updateTable('live_rounds')
    .set({ settled_at: clock.now(), state: state === 'void' ? 'void' : 'settled' })
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}
