import type { playSettingsOperator, Wire } from '@baize/contract';
import type { Generated } from 'kysely';
import type { JsonColumn } from '../../platform/database.ts';

/** The tables of play, as Kysely sees them. */
declare module '../../platform/database.ts' {
  interface Tables {
    bets: {
      id: bigint;
      member_id: bigint;
      seed_id: bigint | null;
      nonce: bigint | null;
      stake: bigint;
      payout: Generated<bigint>;
      valid_bet: Generated<bigint>;
      placed_at: Date;
      settled_at: Date | null;
      rules_version: number | null;
      settlements: Generated<number>;
      state: BetState;
      currency: string;
      category: string;
      vendor: string;
      game_code: string;
      request_id: string;
      round_id: string | null;
      choice: unknown;
      detail: unknown;
    };
    /** Settled bets and, of those that are archived, their sums. */
    plays: {
      member_id: bigint;
      vendor: string;
      game_code: string;
      category: string;
      currency: string;
      is_given: boolean;
      bets: bigint;
      stake: bigint;
      payout: bigint;
      valid_bet: bigint;
      settled_at: Date;
    };
    /** When members made and settled what they have in the archive. */
    archived_times: {
      member_id: bigint;
      currency: string;
      category: string;
      below_id: bigint;
      first_at: Date;
      last_at: Date;
    };
    play_settings: {
      id: number;
      content: JsonColumn<Wire<typeof playSettingsOperator.settings>>;
      version: number;
      updated_at: Date;
      updated_by: bigint;
    };
    unfinished_bets: {
      bet_id: bigint;
      tries: number;
      first_at: Date;
      next_at: Date;
      problem: string;
      handed_at: Date | null;
      ended_at: Date | null;
    };
    game_sessions: {
      id: Generated<bigint>;
      token_hash: string;
      member_id: bigint;
      session_id: bigint;
      currency: string;
      vendor: string;
      game_code: string;
      opened_at: Date;
      ends_at: Date;
      ended_at: Date | null;
    };
    winners: {
      bet_id: bigint;
      member_id: bigint;
      vendor: string;
      game_code: string;
      category: string;
      amount: bigint;
      at: Date;
    };
    play_stops: {
      scope: 'all' | 'vendor' | 'game' | 'member';
      subject: string;
      reason: string;
      set_by: bigint;
      at: Date;
    };
    game_returns: {
      vendor: string;
      game_code: string;
      day: string;
      level: number;
      bets: bigint;
      stake: string;
      payout: string;
      ratios: number;
      squares: number;
      stake_squares: Generated<number>;
      payout_squares: Generated<number>;
      products: Generated<number>;
    };
    jackpot_pots: {
      pot: string;
      pool: bigint;
      remainder: bigint;
      ceiling: bigint;
      generation: number;
      won_at: Date | null;
    };
    jackpot_feeds: { kind: string; starts_on: string; member_id: bigint; stake: bigint };
    jackpot_wins: {
      id: Generated<bigint>;
      pot: string;
      generation: number;
      amount: bigint;
      cause: 'draw' | 'ceiling';
      bet_id: bigint;
      member_id: bigint;
      game_code: string;
      at: Date;
    };
    seeds: {
      id: Generated<bigint>;
      member_id: bigint;
      currency: string;
      sealed: string;
      hash: string;
      client_seed: string | null;
      last_nonce: bigint | null;
      made_at: Date;
      used_from: Date | null;
      revealed_at: Date | null;
    };
  }
}

export type BetState = 'open' | 'settled' | 'void';
