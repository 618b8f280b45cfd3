import type {
  agentsSettingsOperator,
  agentsContracts as contracts,
  agentsPay as pay,
  Wire,
} from '@baize/contract';
import type { ColumnType, Generated } from 'kysely';
import type { JsonColumn } from '../../platform/database.ts';

/** A column of JSON that a new row may leave out. */
type OptionalJson<Stored> = ColumnType<Stored | null, string | null | undefined, string | null>;

type BetSums = { bets: bigint; stake: bigint; valid_bet: bigint; payout: bigint };

/** The tables of agents, and the views it reads, as Kysely sees them. */
declare module '../../platform/database.ts' {
  interface Tables {
    team_members: {
      id: bigint;
      username: string;
      nickname: string;
      type: number;
      upline_id: bigint | null;
      path: string;
      level: number;
      registered_at: Date;
      last_login_at: Date | null;
      last_login_place: string | null;
      frozen_at: Date | null;
      username_key: string;
    };
    given_rebates: { member_id: bigint; category: string; rate: bigint };
    counted_transfers: {
      id: bigint;
      member_id: bigint;
      purpose: string;
      reason: string;
      amount: bigint;
      balance_after: bigint | null;
      bet_id: bigint | null;
      key: string;
      at: Date;
    };
    spendable_balances: { member_id: bigint; balance: bigint };
    counted_sign_ins: { member_id: bigint; started_at: Date };
    living_sessions: { member_id: bigint; last_seen_at: Date };
    member_bets: BetSums & { member_id: bigint; path: string; day: string; category: string };
    team_bets: BetSums & { member_id: bigint; day: string; category: string };
    team_hours: { member_id: bigint; day: string; hour: number; valid_bet: bigint };
    member_money: {
      member_id: bigint;
      path: string;
      day: string;
      reason: string;
      times: bigint;
      amount: bigint;
    };
    team_money: {
      member_id: bigint;
      day: string;
      reason: string;
      times: bigint;
      amount: bigint;
    };
    member_spans: {
      member_id: bigint;
      what: 'ACTIVE' | 'DEPOSIT';
      span: string;
      day_from: string;
      path: string;
      units: bigint;
    };
    team_heads: {
      member_id: bigint;
      what: 'ACTIVE' | 'DEPOSIT';
      span: string;
      day_from: string;
      threshold: bigint;
      heads: bigint | null;
    };
    team_counts: {
      member_id: bigint;
      day: string;
      what: 'REGISTERED' | 'FIRST_DEPOSIT';
      times: bigint;
      amount: bigint;
    };
    counted_heads: {
      member_id: bigint;
      day_from: string;
      day_to: string;
      threshold: bigint;
      active: bigint;
      depositors: bigint;
      at: Date;
    };
    former_paths: { member_id: bigint; path: string };
    former_places: { member_id: bigint; until: Date; path: string };
    first_deposits: { member_id: bigint; path: string; day: string; amount: bigint };
    bet_earnings: {
      bet_id: bigint;
      kind: 'own' | 'difference' | 'realtime';
      member_id: bigint;
      settlement: number;
      amount: bigint;
      at: Date;
    };
    rebate_plans: { since: Date; plan: 'DIFFERENCE' | 'FIXED3' };
    fixed_bets: { day: string; member_id: bigint; path: string; valid_bet: bigint };
    accruals: { member_id: bigint; kind: string; units: bigint; credits: Generated<number> };
    agent_settings: {
      only_one: Generated<boolean>;
      content: JsonColumn<Wire<typeof agentsSettingsOperator.settings>>;
      version: number;
      changed_at: Date;
    };
    agent_days_done: { work: string; day: string; at: Date };
    contracts: {
      id: Generated<bigint>;
      kind: 'DIVIDEND' | 'DAILY' | 'HOURLY' | 'REALTIME';
      receiver_id: bigint;
      giver_id: bigint | null;
      state:
        | 'PENDING'
        | 'ACTIVE'
        | 'TERMINATING'
        | 'REJECTED'
        | 'WITHDRAWN'
        | 'EXPIRED'
        | 'SUPERSEDED'
        | 'TERMINATED';
      terms: JsonColumn<Wire<typeof contracts.terms>>;
      proposed_at: Date;
      effective_on: string | null;
      effective_at: Date | null;
      end_asked_by: bigint | null;
      ended_at: Date | null;
      end_reason: string | null;
      closing: OptionalJson<contracts.Measured>;
      opening: OptionalJson<contracts.Measured>;
    };
    pay_runs: {
      id: Generated<bigint>;
      kind: 'DIVIDEND' | 'DAILY' | 'HOURLY';
      period_from: string;
      period_to: string;
      state: 'WAITING' | 'HELD' | 'PAID';
      attempt: Generated<number>;
      held_reason: Generated<string | null>;
      at: Date;
    };
    bills: {
      id: Generated<bigint>;
      run_id: bigint;
      contract_id: bigint;
      kind: 'DIVIDEND' | 'DAILY' | 'HOURLY';
      receiver_id: bigint;
      payer_id: bigint | null;
      period_from: string;
      period_to: string;
      gross: bigint;
      paid: bigint;
      owed: bigint;
      owed_paid: bigint;
      state:
        | 'NOT_REACHED'
        | 'PENDING_APPROVAL'
        | 'PAYABLE'
        | 'PAID'
        | 'PART_PAID'
        | 'INSUFFICIENT'
        | 'REJECTED';
      calculation: JsonColumn<pay.Calculation>;
      reason: string | null;
      held_reason: Generated<string | null>;
      at: Date;
      due_at: Generated<Date | null>;
    };
    bill_disputes: {
      id: Generated<bigint>;
      bill_id: bigint;
      run_id: bigint;
      member_id: bigint;
      words: string;
      state: 'OPEN' | 'UPHELD' | 'REJECTED';
      answer: string | null;
      at: Date;
      decided_at: Date | null;
    };
    link_members: { member_id: bigint; code: string };
    transfer_cursor: { only_one: Generated<boolean>; after_id: bigint };
  }
}
