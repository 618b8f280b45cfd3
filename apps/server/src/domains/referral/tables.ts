import type {
  referralSettingsOperator as contract,
  referralKinds as kinds,
  Wire,
} from '@baize/contract';
import type { Generated } from 'kysely';
import type { JsonColumn } from '../../platform/database.ts';

export type BlockReason = (typeof kinds.blockReasons)[number];
export type PaymentKind = (typeof kinds.paymentKinds)[number];

interface FriendsTable {
  member_id: bigint;
  referrer_id: bigint;
  second_id: bigint | null;
  third_id: bigint | null;
  joined_at: Date;
  valid_bet: Generated<bigint>;
  qualified_at: Date | null;
}

interface BlocksTable {
  friend_id: bigint;
  earner_id: bigint;
  level: number;
  reason: BlockReason;
  same_as: bigint | null;
  seen_at: Date;
  lifted_at: Date | null;
  decided_by: bigint | null;
  note: Generated<string>;
}

interface PaymentsTable {
  id: Generated<bigint>;
  member_id: bigint;
  kind: PaymentKind;
  reference: string;
  friend_id: bigint | null;
  amount: bigint;
  at: Date;
}

interface IncomesTable {
  earner_id: bigint;
  day: string;
  level: number;
  friends: number;
  valid_bet: bigint;
  rate: number;
  amount: bigint;
  state: Generated<'OPEN' | 'PAID' | 'REFUSED'>;
  payment_id: bigint | null;
}

/** The tables of referral, and the views it reads, as Kysely sees them. */
declare module '../../platform/database.ts' {
  interface Tables {
    referral_settings: {
      only_one: Generated<boolean>;
      content: JsonColumn<Wire<typeof contract.settings>>;
      version: number;
      changed_at: Date;
    };
    referral_friends: FriendsTable;
    referral_blocks: BlocksTable;
    referral_bets: {
      member_id: bigint;
      day: string;
      valid_bet: bigint;
      counted: Generated<bigint>;
    };
    referral_runs: { day: string; at: Date };
    referral_payments: PaymentsTable;
    referral_incomes: IncomesTable;
    referral_lines: {
      friend_id: bigint;
      earner_id: bigint;
      day: string;
      valid_bet: bigint;
      share: bigint;
    };
    referred_members: { member_id: bigint; code: string; owner_id: bigint; registered_at: Date };
    referral_members: {
      id: bigint;
      username: string;
      username_key: string;
      type: number;
      frozen_at: Date | null;
      mobile_verified_at: Date | null;
      mobile_lookup: string | null;
      real_name_lookup: string | null;
      agents: bigint[];
    };
  }
}
