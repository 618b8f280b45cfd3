import { days } from '@baize/calendar';
import { type HandResult, type PokerHand, pokerHands } from '@baize/games';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import { oneWayChips, worthOfChips } from '../sit-and-go/one-way.ts';
import { gameOf, type OpenTable } from '../tables/open-table.ts';
import { stateOf } from './hand-state.ts';

/** Sums here are in units of the stake: what is much at one is little at another. */
const WORTH_A_LOOK = 20;
const LARGE_IN_PRIVATE = 80;
const LARGE_ONE_WAY = 150;
const LEAST_HANDS = 5;
/** How much may flow back before it is no one-way street, as a part of what flowed there. */
const FLOWN_BACK = 0.1;
const COUNTED_MS = days(7);

type Flow = { from: bigint; to: bigint; fromSeat: number; toSeat: number; amount: number };
type Found = { kind: string; flow: Flow; facts: { amount: number; hands: number } };

/**
 * Looks at a hand between people for money: a strong hand folded to a weaker one, chips that always go
 * the same way, a large loss in a private room. Chips of a sit-and-go count by what they cost. It decides nothing; a person looks at what is found.
 */
export async function noteSuspicions(
  house: House,
  tx: Transaction,
  table: OpenTable,
): Promise<void> {
  const hand = table.hand!;
  if (table.currency !== BRAND_CURRENCY || !hand.result) return;
  const unit = unitOf(table);
  const flows = flowsOf(table, hand.result).filter(({ amount }) => amount >= WORTH_A_LOOK * unit);
  const found: Found[] = [];
  for (const flow of flows) {
    const amount = table.sitAndGo ? worthOfChips(table, flow.amount) : flow.amount;
    const one = { amount, hands: 1 };
    if (table.code !== null && flow.amount >= LARGE_IN_PRIVATE * unit) {
      found.push({ kind: 'private-loss', flow, facts: one });
    }
    if (await isStrongFolded(house, tx, table, flow)) {
      found.push({ kind: 'folded-strong', flow, facts: one });
    }
    const facts = await (table.sitAndGo ? oneWayChips : oneWay)(tx, table, flow);
    if (facts) found.push({ kind: 'one-way', flow, facts });
  }
  if (found.length > 0) await keep(tx, table, found);
}

/** What stakes are counted by: in a sit-and-go the big blind of the hand. */
const unitOf = ({ stake, sitAndGo, hand }: OpenTable): number =>
  sitAndGo ? (hand!.rules as { base: number }).base : Number(stake.unit);

/** What went from each person who lost to the one person who won most. */
function flowsOf({ hand }: OpenTable, { seats }: HandResult): Flow[] {
  const people = new Map(
    hand!.seats.flatMap(({ seat, memberId }) =>
      memberId === null ? [] : [[seat, BigInt(memberId)] as const],
    ),
  );
  const nets = seats.map(({ seat, won, putIn }) => ({ seat, net: won - putIn }));
  const [best] = nets.toSorted((a, b) => b.net - a.net);
  const to = best && people.get(best.seat);
  if (!best || to === undefined || best.net <= 0) return [];
  return nets.flatMap(({ seat, net }) => {
    const from = people.get(seat);
    if (from === undefined || net >= 0) return [];
    return [{ from, to, fromSeat: seat, toSeat: best.seat, amount: Math.min(-net, best.net) }];
  });
}

type SeenSeat = { seat: number; folded?: boolean; hand?: { kind: PokerHand } | null };

/** Hold'em alone knows folding: with the cards on the table, the folded hand was of a better kind. */
async function isStrongFolded(
  house: House,
  tx: Transaction,
  table: OpenTable,
  { fromSeat, toSeat }: Flow,
): Promise<boolean> {
  const game = gameOf(table);
  if (game.code !== 'holdem') return false;
  const state = await stateOf(house, tx, table);
  const own = (seat: number) => {
    const { seats } = game.view(state, seat) as unknown as { seats: readonly SeenSeat[] };
    return seats.find((one) => one.seat === seat);
  };
  const lost = own(fromSeat);
  const won = own(toSeat);
  if (!lost?.folded || !lost.hand || !won?.hand) return false;
  return pokerHands.indexOf(lost.hand.kind) > pokerHands.indexOf(won.hand.kind);
}

/** Whether what two people won of each other lately went one way only. */
async function oneWay(
  tx: Transaction,
  table: OpenTable,
  { from, to }: Flow,
): Promise<Found['facts'] | undefined> {
  const since = new Date(table.at - COUNTED_MS);
  const { rows } = await sql<{ there: bigint; back: bigint; hands: number }>`
    select coalesce(sum(least(a.put_in - a.won, b.won - b.put_in))
        filter (where a.won < a.put_in and b.won > b.put_in), 0)::bigint as there,
      coalesce(sum(least(b.put_in - b.won, a.won - a.put_in))
        filter (where b.won < b.put_in and a.won > a.put_in), 0)::bigint as back,
      count(*)::int as hands
    from card_players a join card_players b on b.hand_id = a.hand_id and b.member_id = ${to}
    join card_hands h on h.id = a.hand_id
    where a.member_id = ${from} and h.ended_at >= ${since} and h.state <> 'void'
      and h.currency = ${table.currency}`.execute(tx);
  const { there, back, hands } = rows[0]!;
  const isMuch = Number(there) >= LARGE_ONE_WAY * Number(table.stake.unit);
  if (hands < LEAST_HANDS || !isMuch || Number(back) > Number(there) * FLOWN_BACK) return undefined;
  return { amount: Number(there), hands };
}

async function keep(tx: Transaction, { hand, at }: OpenTable, found: Found[]): Promise<void> {
  await tx
    .insertInto('card_suspicions')
    .values(
      found.map(({ kind, flow, facts }) => ({
        hand_id: hand!.id,
        kind,
        member_id: flow.from,
        other_id: flow.to,
        facts: JSON.stringify(facts),
        found_at: new Date(at),
        decided_by: null,
        decided_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
