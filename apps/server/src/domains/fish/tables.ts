import type { fishParts, Wire } from '@baize/contract';
import type { Freeze } from '@baize/games';
import type { ColumnType, Generated } from 'kysely';
import type { JsonColumn } from '../../platform/database.ts';

/** The tables of fish, as Kysely sees them. */
declare module '../../platform/database.ts' {
  interface Tables {
    fish_seas: {
      id: Generated<bigint>;
      room: string;
      version: number;
      sealed: string;
      hash: string;
      opened_at: Date;
      freezes: ColumnType<Freeze[], string | undefined, string>;
      caught: ColumnType<CaughtFish[], string | undefined, string>;
      caught_count: Generated<number>;
      closed_at: Date | null;
    };
    fish_visits: {
      id: Generated<bigint>;
      member_id: bigint;
      currency: string;
      sea_id: bigint;
      room: string;
      seat: number;
      sealed: string;
      hash: string;
      client_seed: string | null;
      last_nonce: Generated<bigint>;
      last_loaded_at: Date | null;
      cost: bigint | null;
      stake: Generated<bigint>;
      payout: Generated<bigint>;
      /** How often it or its magazines were written. */
      shots_version: Generated<number>;
      sat_at: Date;
      seen_at: Date;
      left_at: Date | null;
    };
    fish_magazines: {
      bet_id: bigint;
      visit_id: bigint;
      member_id: bigint;
      currency: string;
      cost: bigint;
      bullets: number;
      first_nonce: bigint;
      is_spent: Generated<boolean>;
      loaded_at: Date;
      due_at: Date;
      closed_at: Date | null;
    };
    fish_bundles: {
      bet_id: bigint;
      version: number;
      bullets: JsonColumn<(BriefBullet | KeptBullet)[]>;
    };
    fish_settings: {
      room: string;
      content: JsonColumn<Wire<typeof fishParts.roomSettings>>;
      version: number;
      updated_at: Date;
      updated_by: bigint;
    };
  }
}

/** A fish that was caught, and when it would have left the sea by itself. */
export type CaughtFish = [id: number, goneAt: number];

/** A bullet as it is kept, while its magazine is open and in its bet for good. */
export type KeptBullet = Wire<typeof fishParts.keptBullet>;

/**
 * A bullet as it is written while its magazine is open: the same that its bet keeps for good, without the
 * names. A full house writes sixteen thousand of them a second.
 */
export type BriefBullet = [
  n: number,
  nonce: number,
  isNet: 0 | 1,
  angle: number,
  firedAt: number,
  lockedOn: number | null,
  hit?: BriefHit,
];

export type BriefHit = [
  at: number,
  x: number,
  y: number,
  targets: [fishId: number, species: string, takes: [fishId: number, worth: number][]][],
  caught: [fishId: number, worth: number, takes: number[]][],
  worth: number,
  pots: string[],
];
