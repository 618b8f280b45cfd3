import type { liveParts, Wire } from '@baize/contract';
import type { BlackjackMove } from '@baize/games';
import type { Generated } from 'kysely';
import type { JsonColumn } from '../../platform/database.ts';
import type { RoundState } from '../play/index.ts';

/** The tables of live, as Kysely sees them. */
declare module '../../platform/database.ts' {
  interface Tables {
    live_chains: {
      id: Generated<bigint>;
      table_id: string;
      sealed: string;
      commitment: string;
      rounds: number;
      salt: string | null;
      committed_at: Date;
      salted_at: Date | null;
    };
    live_rounds: {
      id: Generated<bigint>;
      table_id: string;
      number: bigint;
      game_code: string;
      version: number;
      chain_id: bigint;
      link: number;
      hand: number;
      first_card: number;
      opens_at: Date;
      closes_at: Date;
      state: Generated<RoundState>;
      /** Of the game's own kind: its rules in `packages/games` alone read it. */
      result: unknown;
      mark: string | null;
      pools: JsonColumn<StoredPools | null>;
      ends_at: Date | null;
      settled_at: Date | null;
      resumed_at: Date | null;
    };
    live_seats: { round_id: bigint; member_id: bigint; currency: string; bet_id: bigint };
    live_places: {
      round_id: bigint;
      seat: number;
      member_id: bigint;
      currency: string;
      bet_id: bigint;
      is_behind: boolean;
    };
    live_moves: {
      round_id: bigint;
      n: number;
      seat: number;
      move: BlackjackMove;
      at_ms: number;
      member_id: bigint | null;
      is_told: boolean;
    };
    live_settings: {
      table_id: string;
      content: JsonColumn<Wire<typeof liveParts.tableSettings>>;
      version: number;
      updated_at: Date;
      updated_by: bigint;
    };
  }
}

/** Amounts as text, by currency and side. */
export type StoredPools = Record<string, Record<string, string>>;
