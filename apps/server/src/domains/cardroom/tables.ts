import type { cardroomParts, RefusalCode, Wire } from '@baize/contract';
import type { CardGameCode, HandResult, SeatResult, StakeRules } from '@baize/games';
import type { ColumnType, Generated } from 'kysely';
import type { JsonColumn } from '../../platform/database.ts';

/** The tables of the card room, as Kysely sees them. */
declare module '../../platform/database.ts' {
  interface Tables {
    card_tables: {
      id: Generated<bigint>;
      stake_id: string;
      game: CardGameCode;
      currency: string;
      number: number;
      code: string | null;
      has_bots: boolean;
      version: Generated<bigint>;
      seats: JsonColumn<Seat[]>;
      sealed: string;
      seed_hash: string;
      hands: Generated<number>;
      hand_id: bigint | null;
      moves: Generated<number>;
      clocks: JsonColumn<TurnClock[]>;
      lead: number | null;
      big_blind: number | null;
      next_hand_at: Date | null;
      bots_at: Date | null;
      due_at: Date | null;
      opened_at: Date;
      opened_by: bigint | null;
      request_id: string | null;
      closed_at: Date | null;
    };
    card_sitters: { member_id: bigint; table_id: bigint; seat: number; sat_at: Date };
    card_departures: { member_id: bigint; table_id: bigint; stack: bigint; left_at: Date };
    card_hands: {
      id: Generated<bigint>;
      table_id: bigint;
      stake_id: string;
      game: CardGameCode;
      currency: string;
      number: number;
      rules_version: number;
      rules: JsonColumn<StakeRules>;
      seats: JsonColumn<HandSeat[]>;
      lead: number | null;
      sealed: string;
      seed_hash: string;
      state: HandState;
      result: JsonColumn<HandResult | null>;
      started_at: Date;
      ended_at: Date | null;
      settled_at: Date | null;
    };
    card_moves: {
      hand_id: bigint;
      n: number;
      seat: number;
      /** Of the game's own kind: its rules in `packages/games` alone read it. */
      move: ColumnType<unknown, string, never>;
      by: MovedBy;
      request_id: string | null;
      at: Date;
    };
    card_sit_and_gos: {
      table_id: bigint;
      state: SitAndGoState;
      buy_in: bigint;
      fee_bp: number;
      entries: Generated<number>;
      entrants: JsonColumn<Entrant[]>;
      places: JsonColumn<number[][]>;
      results: JsonColumn<SeatResult[] | null>;
      due_at: Date | null;
      started_at: Date | null;
      ended_at: Date | null;
      settled_at: Date | null;
    };
    card_players: {
      member_id: bigint;
      hand_id: bigint;
      seat: number;
      bet_id: bigint;
      put_in: Generated<bigint>;
      won: Generated<bigint>;
      rake: Generated<bigint>;
    };
    card_settings: {
      stake_id: string;
      content: JsonColumn<Wire<typeof cardroomParts.stakeSettings>>;
      version: number;
      updated_at: Date;
      updated_by: bigint;
    };
    card_suspicions: {
      id: Generated<bigint>;
      hand_id: bigint;
      kind: string;
      member_id: bigint;
      other_id: bigint;
      facts: JsonColumn<Record<string, number>>;
      found_at: Date;
      state: Generated<'open' | 'cleared' | 'confirmed'>;
      note: Generated<string>;
      decided_by: bigint | null;
      decided_at: Date | null;
    };
  }
}

/** `collecting`: the bets are being taken; `over`: decided, and not yet paid. */
export type HandState = 'collecting' | 'playing' | 'over' | 'settled' | 'void';
export type MovedBy = 'player' | 'clock' | 'bot';
export type OutReason = (typeof cardroomParts.outReasons)[number];

/** `over`: decided, and not yet paid; `void`: called off, and not yet given back. */
export type SitAndGoState = 'registering' | 'running' | 'over' | 'paid' | 'void' | 'refunded';

/** Somebody who plays for a place, or is about to. */
export type Entrant = {
  /** Of this table, counted from one: whoever leaves and comes back enters anew. */
  entry: number;
  seat: number;
  memberId: string | null;
  name: string;
  /** Null: not yet paid, or a bot. */
  betId: string | null;
  /** Gets the entry back, because they left before it began. */
  isLeaving: boolean;
  enteredAt: number;
};

/** Somebody at a table; amounts are whole numbers in 1/10,000, as the rules count them. */
export type Seat = {
  seat: number;
  /** Null: a bot. */
  memberId: string | null;
  name: string;
  clientSeed: string;
  /** Hold'em: the chips; 0 where hands are played from the balance. */
  stack: number;
  /** Chips from the next hand on, where more were asked for. */
  topUpTo: number | null;
  /** Chips that come or go between hands, because an earlier one was called off. */
  corrected?: number;
  out: OutReason | null;
  /** Why their bet for a hand was refused, where that keeps them out. */
  refusal?: RefusalCode | undefined;
  /** Since when, in epoch milliseconds. */
  outAt: number | null;
  isLeaving: boolean;
  /** Hold'em for money: is dealt in when the big blind comes to them. */
  owesBlind?: boolean;
  /** Turns in a row that the clock played. */
  missed: number;
  bankMs: number;
  satAt: number;
  /** Where they came from, as a keyed hash; null for a bot, and where it says nothing. */
  place: string | null;
};

/** Until when a seat may act; a bot, or somebody who has left, acts at `actsAt`. */
export type TurnClock = { seat: number; dueAt: number; actsAt: number | null; bankMs: number };

/** Somebody who is dealt in. */
export type HandSeat = {
  seat: number;
  memberId: string | null;
  name: string;
  clientSeed: string;
  /** What they have at risk. */
  stack: number;
  betId: string | null;
};
