import type { RefusalCode } from '@baize/contract';
import type { StakeRules } from '@baize/games';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { riskOf } from '../stakes/stake.ts';
import { passBlinds } from '../tables/blinds.ts';
import { gameOf, isBot, type OpenTable, sitterOf } from '../tables/open-table.ts';
import { saveHand } from '../tables/table-rows.ts';
import type { HandSeat, OutReason, Seat } from '../tables.ts';
import { dealAgain } from './hand-state.ts';
import { endIfOver, turnClocks } from './moves.ts';
import { commitSeed } from './seeds.ts';

/** Asks everyone who is ready for what the hand may cost them; it is dealt when their bets stand. */
export async function beginHand(
  house: House,
  tx: Transaction,
  table: OpenTable,
  { ready, rules }: { ready: readonly Seat[]; rules: StakeRules },
): Promise<void> {
  await saveHand(tx, table);
  const game = gameOf(table);
  const seats = ready.map(({ seat, memberId, name, clientSeed, stack }): HandSeat => {
    const risk = riskOf(table.stake, rules, { seat, stack, seats: ready.length });
    return { seat, memberId, name, clientSeed, stack: risk, betId: null };
  });
  table.hands += 1;
  const { sealed, seedHash } = table;
  const startedAt = new Date(table.at);
  const { id } = await tx
    .insertInto('card_hands')
    .values({
      table_id: table.id,
      stake_id: table.stake.id,
      game: game.code,
      currency: table.currency,
      number: table.hands,
      rules_version: game.version,
      rules: JSON.stringify(rules),
      seats: JSON.stringify(seats),
      lead: table.lead,
      sealed,
      seed_hash: seedHash,
      state: 'collecting',
      result: null,
      started_at: startedAt,
      ended_at: null,
      settled_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  table.hand = {
    id,
    number: table.hands,
    state: 'collecting',
    rules,
    rulesVersion: game.version,
    seats,
    lead: table.lead,
    sealed,
    seedHash,
    result: null,
    startedAt: table.at,
    endedAt: null,
    settledAt: null,
  };
  Object.assign(table, commitSeed(house), { moves: 0, clocks: [], nextHandAt: null });
  table.state = undefined;
}

/** A bet that was refused: of money that is missing nothing more is to be said. */
export type SatOut = { out: OutReason; refusal?: RefusalCode };

/** What became of the bets of a hand, by seat. */
export type Collected = ReadonlyMap<number, { betId: bigint } | SatOut>;

/** Deals to those whose bets stand; with too few of them the hand is called off. */
export async function dealHand(
  house: House,
  tx: Transaction,
  table: OpenTable,
  collected: Collected,
): Promise<void> {
  const hand = table.hand!;
  for (const one of hand.seats) {
    const answer = collected.get(one.seat);
    if (answer && 'betId' in answer) one.betId = String(answer.betId);
    else if (answer) sitOut(table, one.seat, answer);
  }
  table.isHandChanged = true;
  const dealt = hand.seats.filter((one) => isBot(one) || one.betId !== null);
  if (dealt.length < gameOf(table).seats.min || dealt.every(isBot)) {
    hand.state = 'void';
    hand.endedAt = table.at;
    return;
  }
  hand.seats = dealt;
  passBlinds(table);
  hand.state = 'playing';
  table.state = dealAgain(house, table.stake, hand).state;
  turnClocks(house, table, null);
  // Some deals win at once.
  endIfOver(table);
  await notePlayers(tx, hand);
}

function sitOut(table: OpenTable, seat: number, { out, refusal }: SatOut): void {
  const sitter = sitterOf(table, seat);
  if (!sitter) return;
  Object.assign(sitter, { out, refusal, outAt: table.at });
}

async function notePlayers(
  tx: Transaction,
  { id, seats }: { id: bigint; seats: readonly HandSeat[] },
): Promise<void> {
  const people = seats.filter((one) => !isBot(one));
  await tx
    .insertInto('card_players')
    .values(
      people.map(({ seat, memberId, betId }) => ({
        member_id: BigInt(memberId!),
        hand_id: id,
        seat,
        bet_id: BigInt(betId!),
      })),
    )
    .execute();
}
