import type { CardGame, HandResult, StakeRules } from '@baize/games';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/database.ts';
import type { Currency } from '../../wallet/index.ts';
import { type CardStake, cardStakes } from '../stakes/stake.ts';
import type { HandSeat, HandState, MovedBy, Seat, TurnClock } from '../tables.ts';
import type { SitAndGo } from './sit-and-go-rows.ts';

export type Hand = {
  id: bigint;
  number: number;
  state: HandState;
  rules: StakeRules;
  rulesVersion: number;
  seats: HandSeat[];
  lead: number | null;
  sealed: string;
  seedHash: string;
  result: HandResult | null;
  startedAt: number;
  endedAt: number | null;
  settledAt: number | null;
};

export type NewMove = {
  n: number;
  seat: number;
  move: unknown;
  by: MovedBy;
  requestId: string | null;
  at: number;
};

/** A table while its row is locked: what is changed here is written when the change is done. */
export type OpenTable = {
  readonly id: bigint;
  readonly stake: CardStake;
  readonly currency: Currency;
  readonly number: number;
  readonly code: string | null;
  readonly hasBots: boolean;
  /** The instant by which everything is judged, in epoch milliseconds. */
  readonly at: number;
  version: number;
  seats: Seat[];
  sealed: string;
  seedHash: string;
  hands: number;
  hand: Hand | undefined;
  moves: number;
  clocks: TurnClock[];
  lead: number | null;
  /** Hold'em for money: where it was in the last hand that was played to its end. */
  bigBlind: number | null;
  nextHandAt: number | null;
  botsAt: number | null;
  closedAt: number | null;
  /** Undefined at tables for money. */
  sitAndGo: SitAndGo | undefined;
  /** What is to be appended. */
  made: NewMove[];
  /** Who got up. */
  gone: bigint[];
  isHandChanged: boolean;
  /** Not written: when something outside of the table may have changed. */
  looksAgainAt: number | null;
  /** Of the game's own kind; there once the hand was dealt again from its log. */
  state: unknown;
};

export type TableRow = Selectable<Tables['card_tables']>;
export type HandRow = Selectable<Tables['card_hands']>;

type TableParts = { hand: HandRow | undefined; sitAndGo: SitAndGo | undefined };

export function readTable(row: TableRow, { hand, sitAndGo }: TableParts, at: number): OpenTable {
  return {
    id: row.id,
    stake: cardStakes.get(row.stake_id)!,
    currency: row.currency,
    number: row.number,
    code: row.code,
    hasBots: row.has_bots,
    at,
    version: Number(row.version),
    seats: row.seats,
    sealed: row.sealed,
    seedHash: row.seed_hash,
    hands: row.hands,
    hand: hand && readHand(hand),
    moves: row.moves,
    clocks: row.clocks,
    lead: row.lead,
    bigBlind: row.big_blind,
    nextHandAt: row.next_hand_at?.getTime() ?? null,
    botsAt: row.bots_at?.getTime() ?? null,
    closedAt: row.closed_at?.getTime() ?? null,
    sitAndGo,
    made: [],
    gone: [],
    isHandChanged: false,
    looksAgainAt: null,
    state: undefined,
  };
}

export function readHand(row: HandRow): Hand {
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    rules: row.rules,
    rulesVersion: row.rules_version,
    seats: row.seats,
    lead: row.lead,
    sealed: row.sealed,
    seedHash: row.seed_hash,
    result: row.result,
    startedAt: row.started_at.getTime(),
    endedAt: row.ended_at?.getTime() ?? null,
    settledAt: row.settled_at?.getTime() ?? null,
  };
}

export const gameOf = ({ stake }: Pick<OpenTable, 'stake'>): CardGame => stake.game;

export function seatAt({ seats }: Pick<OpenTable, 'seats'>, seat: number): Seat | undefined {
  return seats.find((one) => one.seat === seat);
}

/** Who plays this chair in the hand, where they still sit there: a bot's may have gone to a person. */
export function sitterOf(table: Pick<OpenTable, 'seats' | 'hand'>, seat: number): Seat | undefined {
  const dealt = table.hand?.seats.find((one) => one.seat === seat);
  const sitter = seatAt(table, seat);
  return dealt && sitter?.memberId === dealt.memberId ? sitter : undefined;
}

export function seatOfMember(
  { seats }: Pick<OpenTable, 'seats'>,
  memberId: bigint,
): Seat | undefined {
  return seats.find((one) => one.memberId === String(memberId));
}

export const isBot = ({ memberId }: { memberId: string | null }) => memberId === null;

/** In a hand whose money is not yet where it belongs: the chair is theirs until then. */
export function isInHand({ hand }: Pick<OpenTable, 'hand'>, { memberId }: Seat): boolean {
  if (!hand || hand.settledAt !== null) return false;
  return hand.seats.some((one) => one.memberId === memberId);
}
