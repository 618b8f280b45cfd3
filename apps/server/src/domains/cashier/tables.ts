import type { Generated, Selectable } from 'kysely';

export type DepositState =
  | 'CREATED'
  | 'WAITING_PAYMENT'
  | 'CONFIRMING'
  | 'SUCCESS'
  | 'ADJUSTED_SUCCESS'
  | 'EXPIRED'
  | 'CANCELLED'
  | 'FAILED';

export interface RequirementsTable {
  id: Generated<bigint>;
  member_id: bigint;
  kind: string;
  reference: string;
  amount: bigint;
  multiple: number;
  required: bigint;
  filled: Generated<bigint>;
  weights: Record<string, number> | null;
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
  created_at: Date;
  expires_at: Date | null;
  paid_at: Date | null;
  decided_at: Date | null;
  decided_by: string | null;
}

export type Requirement = Selectable<RequirementsTable>;
export type Deposit = Selectable<DepositsTable>;

/** The cashier's tables, as Kysely sees them. */
declare module '../../platform/database.ts' {
  interface Tables {
    turnover_requirements: RequirementsTable;
    deposits: DepositsTable;
  }
}
