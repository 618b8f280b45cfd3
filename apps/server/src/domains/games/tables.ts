import type { Json } from '@baize/contract';
import type { Generated } from 'kysely';
import type { JsonColumn } from '../../platform/database.ts';

/** The tables of games, as Kysely sees them. */
declare module '../../platform/database.ts' {
  interface Tables {
    game_rules: {
      game_code: string;
      version: number;
      hash: string;
      rules: JsonColumn<Json>;
      published_at: Date;
    };
    game_limits: {
      game_code: string;
      min_stake: bigint;
      max_stake: bigint;
      max_payout: bigint;
      changed_at: Date;
    };
    crash_chains: {
      id: Generated<bigint>;
      sealed: string;
      commitment: string;
      rounds: number;
      salt: string | null;
      committed_at: Date;
      salted_at: Date | null;
    };
    crash_rounds: {
      id: bigint;
      chain_id: bigint;
      number: number;
      opens_at: Date;
      starts_at: Date;
      crash: number | null;
      hash: string | null;
      settled_at: Date | null;
      voided_at: Date | null;
    };
  }
}
