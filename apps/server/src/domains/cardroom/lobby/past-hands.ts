import type { cardroomLobby as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { applied, dealAgain, readMoves } from '../hands/hand-state.ts';
import { openSeed, seedsOf } from '../hands/seeds.ts';
import { outcomesOf } from '../hands/show-table.ts';
import { cardStakes } from '../stakes/stake.ts';
import { isBot, readHand } from '../tables/open-table.ts';

type Listed = Output<typeof contract.listHands.value>;
type Found = Output<typeof contract.findHand.value>;

/** Hands of the caller that are over. */
export async function listPastHands(
  { db }: House,
  { memberId }: Caller,
  { game, tableId, before, size }: Output<typeof contract.listHands.input>,
): Promise<Listed> {
  let query = db
    .selectFrom('card_players as p')
    .innerJoin('card_hands as h', 'h.id', 'p.hand_id')
    .select(['h.id', 'h.table_id', 'h.game', 'h.stake_id', 'h.number', 'h.state', 'h.currency'])
    .select(['h.started_at', 'h.ended_at', 'p.seat', 'p.bet_id', 'p.put_in', 'p.won', 'p.rake'])
    .where('p.member_id', '=', memberId)
    .where('h.settled_at', 'is not', null);
  if (game) query = query.where('h.game', '=', game);
  if (tableId !== undefined) query = query.where('h.table_id', '=', BigInt(tableId));
  if (before !== undefined) query = query.where('h.id', '<', BigInt(before));
  const rows = await query.orderBy('h.id', 'desc').limit(size).execute();
  return {
    list: rows.map((row) => {
      const isVoid = row.state === 'void';
      const [putIn, won, rake] = isVoid ? [0n, 0n, 0n] : [row.put_in, row.won, row.rake];
      return {
        handId: String(row.id),
        isSitAndGo: cardStakes.get(row.stake_id)?.isSitAndGo ?? false,
        betId: String(row.bet_id),
        tableId: String(row.table_id),
        game: row.game,
        stakeId: row.stake_id,
        number: row.number,
        state: isVoid ? 'void' : 'over',
        seat: row.seat,
        putIn,
        won,
        rake,
        net: won - putIn,
        currency: row.currency,
        startedAt: row.started_at.getTime(),
        endedAt: (row.ended_at ?? row.started_at).getTime(),
      };
    }),
  };
}

/**
 * A hand that the caller played, once its money is where it belongs: the seeds open every card of it,
 * also of those who folded, so it is shown to nobody who did not play it.
 */
export async function findPastHand(house: House, caller: Caller, handId: string): Promise<Found> {
  const row = await house.db
    .selectFrom('card_hands')
    .selectAll()
    .where('id', '=', BigInt(handId))
    .where('settled_at', 'is not', null)
    .executeTakeFirst();
  const hand = row && readHand(row);
  const stake = row && cardStakes.get(row.stake_id);
  const own = hand?.seats.find(({ memberId }) => memberId === String(caller.memberId));
  if (!hand || !stake || !own) refuse('NOT_FOUND');
  const { game } = stake;
  const first = dealAgain(house, stake, hand).state;
  let state = first;
  const moves = (await readMoves(house.db, hand.id)).map(({ seat, move, by, at }) => {
    state = applied(game.apply(state, seat, move), hand);
    return { seat, move, by, at: at.getTime(), view: game.view(state, own.seat) };
  });
  return {
    handId,
    isSitAndGo: stake.isSitAndGo,
    number: hand.number,
    tableId: String(row.table_id),
    game: game.code,
    stakeId: stake.id,
    currency: row.currency,
    state: hand.state === 'void' ? 'void' : 'over',
    startedAt: hand.startedAt,
    endedAt: hand.endedAt ?? hand.startedAt,
    rules: hand.rules,
    seats: hand.seats.map((one) => ({
      seat: one.seat,
      name: one.name,
      isBot: isBot(one),
      isMe: one === own,
      atRisk: BigInt(one.stack),
    })),
    lead: hand.lead,
    proof: {
      serverSeedHash: hand.seedHash,
      serverSeed: openSeed(house, hand),
      clientSeeds: seedsOf(hand.seats),
    },
    moves,
    first: game.view(first, own.seat),
    last: game.view(state, own.seat),
    outcomes: outcomesOf(hand),
  };
}
