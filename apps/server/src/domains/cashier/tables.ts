import type {
  cashierAmlOperator,
  cashierDepositsOperator,
  cashierRebates,
  cashierSettingsOperator,
  cashierTextsOperator,
  cashierTransfers,
  cashierTurnoverOperator,
  cashierWithdrawals,
  Output,
  Wire,
} from '@baize/contract';
import type { Generated, Selectable } from 'kysely';
import type { JsonColumn } from '../../platform/database.ts';

export type DepositState =
  | 'CREATED'
  | 'WAITING_PAYMENT'
  | 'CONFIRMING'
  | 'SUCCESS'
  | 'ADJUSTED_SUCCESS'
  | 'EXPIRED'
  | 'CANCELLED'
  | 'FAILED';

/** Orders that may still be paid as they were placed. */
export const OPEN_STATES: DepositState[] = ['CREATED', 'WAITING_PAYMENT', 'CONFIRMING'];

export interface RequirementsTable {
  id: Generated<bigint>;
  member_id: bigint;
  kind: string;
  reference: string;
  amount: bigint;
  multiple: number;
  required: bigint;
  filled: Generated<bigint>;
  weights: JsonColumn<Output<typeof cashierTurnoverOperator.turnoverWeights> | null>;
  opened_at: Date;
  closed_at: Date | null;
  closed_for: 'filled' | 'bust' | 'waived' | null;
}

export interface DepositsTable {
  id: Generated<bigint>;
  member_id: bigint;
  reference: string;
  channel: string;
  method: string;
  state: DepositState;
  asked: bigint;
  shown: bigint;
  received: bigint | null;
  fee: Generated<bigint>;
  bonus: Generated<bigint>;
  credited: bigint | null;
  rate: bigint;
  payer_sealed: string | null;
  external_id: string | null;
  proof_ids: Generated<bigint[]>;
  remark: Generated<string>;
  is_first: Generated<boolean>;
  /** The promotion that was chosen with the order. */
  promotion_id: Generated<bigint | null>;
  created_at: Date;
  expires_at: Date | null;
  paid_at: Date | null;
  decided_at: Date | null;
  decided_by: string | null;
}

export interface ChannelsTable {
  code: string;
  method: string;
  name: string;
  gateway: string | null;
  least: bigint;
  most: bigint;
  step: bigint;
  fixed_amounts: bigint[];
  fee_rate: bigint;
  bonus_rate: bigint;
  rate: bigint;
  confirmations: number;
  minutes: number;
  account: JsonColumn<Output<typeof cashierDepositsOperator.payAccount>>;
  note: string;
  is_open: boolean;
  sort: number;
  version: number;
  updated_at: Date;
  updated_by: bigint;
}

export interface PaymentsTable {
  id: Generated<bigint>;
  channel: string;
  external_id: string;
  deposit_id: bigint | null;
  amount: bigint;
  confirmations: Generated<number>;
  note: Generated<string>;
  /** Of the channel when it arrived; none for what arrived before rates were kept. */
  rate: Generated<bigint | null>;
  arrived_at: Date;
  matched_at: Date | null;
  matched_by: string | null;
  /** Who entered it by hand; none where a gateway told of it, and none before it was kept. */
  entered_by: string | null;
  /** Taken off by two people: it was entered by mistake. */
  removed_at: Generated<Date | null>;
  removed_by: Generated<bigint | null>;
  removed_for: Generated<string | null>;
}

export interface WithdrawalsTable {
  id: Generated<bigint>;
  member_id: bigint;
  payout_account_id: bigint;
  kind: 'BC' | 'EW' | 'VW';
  bank_code: string;
  account_shown: string;
  amount: bigint;
  fee: bigint;
  remaining: bigint;
  refunded: Generated<bigint>;
  state: cashierWithdrawals.WithdrawalState;
  hints: string[];
  rounds: Generated<number>;
  fee_taken: Generated<boolean>;
  applied_on: string;
  applied_at: Date;
  disbursed_at: Date | null;
  confirm_by: Date | null;
  remind_at: Date | null;
  ended_at: Date | null;
}

export interface AmlCasesTable {
  id: Generated<bigint>;
  pattern: (typeof cashierAmlOperator.watchPatterns)[number];
  key: string;
  member_id: bigint;
  other_ids: bigint[];
  amount: bigint;
  facts: JsonColumn<Output<typeof cashierAmlOperator.caseFacts>>;
  state: Generated<'OPEN' | 'CLOSED'>;
  assigned_to: bigint | null;
  opened_at: Date;
  closed_at: Date | null;
  outcome: Output<typeof cashierAmlOperator.closeCase.input>['outcome'] | null;
}

export interface TreeTransfersTable {
  id: Generated<bigint>;
  kind: 'UP' | 'DOWN' | 'COLLECT';
  label: (typeof cashierTransfers.transferLabels)[number];
  asked_by: bigint;
  from_id: bigint;
  to_id: bigint;
  amount: bigint;
  remark: string;
  day: string;
  at: Date;
}

export type Withdrawal = Selectable<WithdrawalsTable>;
export type Payment = Selectable<PaymentsTable>;
export type Requirement = Selectable<RequirementsTable>;
export type Deposit = Selectable<DepositsTable>;

/** The cashier's tables, as Kysely sees them. */
declare module '../../platform/database.ts' {
  interface Tables {
    turnover_requirements: RequirementsTable;
    deposits: DepositsTable;
    deposit_channels: ChannelsTable;
    deposit_payments: PaymentsTable;
    tree_transfers: TreeTransfersTable;
    cashier_texts: {
      id: number;
      content: JsonColumn<Wire<typeof cashierTextsOperator.texts>>;
      version: number;
      updated_at: Date;
      updated_by: bigint;
    };
    auto_transfers: { member_id: bigint; changed_at: Date };
    adjustments: {
      id: Generated<bigint>;
      approval_id: bigint;
      member_id: bigint;
      amount: bigint;
      multiple: number;
      reason: string;
      asked_by: bigint;
      decided_by: bigint;
      at: Date;
    };
    payout_batches: {
      id: Generated<bigint>;
      content_sealed: string;
      hash: string;
      count: number;
      sum: bigint;
      note: string;
      made_by: bigint;
      made_at: Date;
    };
    payout_batch_rows: { withdrawal_id: bigint; batch_id: bigint; place: number };
    rebate_bets: {
      member_id: bigint;
      day: string;
      category: string;
      valid_bet: bigint;
      washed: Generated<bigint>;
    };
    rebate_claims: {
      id: Generated<bigint>;
      member_id: bigint;
      kind: 'MANUAL' | 'AUTO';
      day: string;
      amount: bigint;
      lines: JsonColumn<Output<typeof cashierRebates.storedRebateLine>[]>;
      at: Date;
    };
    watch_cases: AmlCasesTable;
    watch_notes: { id: Generated<bigint>; case_id: bigint; by: bigint; text: string; at: Date };
    watch_cursor: { only_one: Generated<boolean>; until: Date };
    withdrawals: WithdrawalsTable;
    withdrawal_steps: {
      id: Generated<bigint>;
      withdrawal_id: bigint;
      state: string;
      actor: string;
      note: string;
      amount: bigint | null;
      proof_ids: bigint[];
      at: Date;
    };
    cashier_settings: {
      id: number;
      content: JsonColumn<Wire<typeof cashierSettingsOperator.settings>>;
      version: number;
      updated_at: Date;
      updated_by: bigint;
    };
  }
}
