import type {
  insightStatementsOperator as statements,
  insightSumsOperator as sums,
  Wire,
} from '@baize/contract';
import type { Generated } from 'kysely';
import type { JsonColumn } from '../../platform/database.ts';

type BetSums = { bets: bigint; stake: bigint; valid_bet: bigint; payout: bigint };
type Game = { vendor: string; game_code: string; category: string };
type CrowdSpan = { family: string; kind: string; starts_on: string; crowd_id: number };
type MoneySums = { reason: string; times: bigint; amount: bigint };

/** The tables of insight, and the views it reads, as Kysely sees them. */
declare module '../../platform/database.ts' {
  interface Tables {
    insight_game_hours: { day: string; hour: number } & Game & BetSums;
    insight_hour_months: { starts_on: string; hour: number } & Game & BetSums;
    insight_member_days: { day: string; member_id: bigint } & Game & BetSums;
    insight_game_days: { day: string } & Game & BetSums;
    insight_game_months: { starts_on: string } & Game & BetSums;
    insight_member_spans: {
      kind: string;
      starts_on: string;
      member_id: bigint;
      costs: Generated<bigint>;
    } & BetSums;
    insight_span_changes: { kind: string; starts_on: string; changes: bigint };
    insight_money_spans: { kind: string; starts_on: string; member_id: bigint } & MoneySums;
    insight_crowds: {
      id: Generated<number>;
      family: string;
      key: string;
      country: string | null;
      device: string | null;
      source: string | null;
      campaign: string | null;
      came_in: string | null;
      line: bigint | null;
      level: number | null;
      manual_level: number | null;
      manual_until: Date | null;
    };
    insight_crowd_members: { member_id: bigint; family: string; crowd_id: number };
    insight_crowd_spans: CrowdSpan & BetSums;
    insight_crowd_money: CrowdSpan & MoneySums;
    insight_active_days: {
      day: string;
      vendor: string;
      category: string;
      block: number;
      members: string;
    };
    insight_active_spans: {
      starts_on: string;
      vendor: string;
      category: string;
      block: number;
      members: string;
    };
    insight_active_months: { starts_on: string; block: number; members: string } & Game;
    insight_money_hours: { day: string; hour: number } & MoneySums;
    insight_money_months: { starts_on: string } & MoneySums;
    insight_member_money: { day: string; member_id: bigint } & MoneySums;
    insight_first_deposits: {
      member_id: bigint;
      transfer_id: bigint;
      day: string;
      hour: number;
      amount: bigint;
    };
    insight_corrections: {
      event_id: bigint;
      bet_id: bigint;
      member_id: bigint;
      stake: bigint;
      valid_bet_before: bigint;
      payout_before: bigint;
      settled_before: Date;
      at: Date;
    } & Game;
    insight_book: { is_only: Generated<boolean>; transfer_id: bigint; has_past: boolean };
    insight_checks: {
      id: Generated<bigint>;
      day: string;
      checked_at: Date;
      faults: JsonColumn<Wire<typeof sums.sumFault>[]>;
    };
    insight_feed: { number: bigint; name: string; at: Date; data: unknown };
    insight_webhooks: {
      id: Generated<bigint>;
      name: string;
      url: string;
      events: string[];
      is_open: boolean;
      secret_sealed: string;
      old_secret_sealed: string | null;
      old_secret_until: Date | null;
      after_number: bigint;
      attempts: Generated<number>;
      next_at: Date;
      created_at: Date;
    };
    insight_deliveries: {
      id: Generated<bigint>;
      webhook_id: bigint;
      from_number: bigint;
      to_number: bigint;
      events: number;
      at: Date;
      status: number | null;
      error: string | null;
    };
    insight_schedules: {
      id: Generated<bigint>;
      name: string;
      statement: statements.Statement | null;
      asked: string;
      often: 'DAILY' | 'WEEKLY' | 'MONTHLY';
      hour: number;
      form: 'csv' | 'xlsx';
      recipients: bigint[];
      is_paused: boolean;
      operator_id: bigint;
      next_at: Date;
      sent_at: Date | null;
      sent_to: number | null;
      created_at: Date;
    };
    insight_views: {
      id: Generated<bigint>;
      operator_id: bigint;
      name: string;
      asked: string;
      is_shared: boolean;
      created_at: Date;
    };
  }
}
