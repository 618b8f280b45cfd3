import type { Language, loyaltyMallOperator, Wire } from '@baize/contract';
import type { Generated, Selectable } from 'kysely';
import type { JsonColumn } from '../../platform/database.ts';

interface StandingsTable {
  member_id: bigint;
  valid_bet: Generated<bigint>;
  level: Generated<number>;
  peak: Generated<number>;
  judged_month: string | null;
  manual_level: number | null;
  manual_until: Date | null;
  manual_reason: string | null;
  manual_by: bigint | null;
}

interface StepsTable {
  id: Generated<bigint>;
  member_id: bigint;
  from_level: number;
  to_level: number;
  why: 'RAISED' | 'DROPPED' | 'REGAINED' | 'MANUAL' | 'MANUAL_ENDED';
  at: Date;
}

interface GoodsTable {
  id: Generated<bigint>;
  content: JsonColumn<Wire<typeof loyaltyMallOperator.good>>;
  is_open: Generated<boolean>;
  stock: number;
  version: Generated<number>;
  created_at: Date;
  created_by: bigint;
}

interface OrdersTable {
  id: Generated<bigint>;
  member_id: bigint;
  good_id: bigint;
  kind: 'GOODS' | 'MONEY' | 'TICKETS' | 'SPINS';
  quantity: number;
  points: bigint;
  amount: bigint;
  names: JsonColumn<Partial<Record<Language, string>>>;
  picture: string;
  address_sealed: string | null;
  state: 'IN_PROCESS' | 'APPROVED' | 'REJECTED';
  reason: Generated<string>;
  carrier: Generated<string>;
  shipping_number: Generated<string>;
  ordered_at: Date;
  decided_at: Date | null;
  decided_by: bigint | null;
  shipped_at: Date | null;
}

/** The tables of loyalty as Kysely sees them. */
declare module '../../platform/database.ts' {
  interface Tables {
    loyalty_settings: {
      name: string;
      content: JsonColumn<unknown>;
      version: number;
      updated_at: Date;
      updated_by: bigint;
    };
    loyalty_plays: {
      member_id: bigint;
      day: string;
      category: string;
      valid_bet: bigint;
      counted: Generated<bigint>;
    };
    loyalty_standings: StandingsTable;
    loyalty_steps: StepsTable;
    loyalty_birthdays: {
      member_id: bigint;
      day_lookup: string;
      born_lookup: string;
      noted_at: Date;
    };
    loyalty_carries: { member_id: bigint; category: string; remainder: bigint };
    loyalty_point_days: {
      member_id: bigint;
      day: string;
      points: bigint;
      lines: JsonColumn<unknown>;
      at: Date;
    };
    mall_goods: GoodsTable;
    mall_orders: OrdersTable;
    mall_addresses: {
      id: Generated<bigint>;
      member_id: bigint;
      sealed: string;
      is_default: Generated<boolean>;
      saved_at: Date;
    };
    loyalty_runs: { kind: string; period: string; ran_at: Date };
  }
}

export type Standing = Selectable<StandingsTable>;
export type Step = Selectable<StepsTable>;
export type GoodRow = Selectable<GoodsTable>;
export type Order = Selectable<OrdersTable>;
