import type {
  Output,
  vendorsConnectionsOperator,
  vendorsSeamless,
  vendorsSeamlessOperator,
} from '@baize/contract';
import type { Generated } from 'kysely';
import type { JsonColumn } from '../../platform/database.ts';

export type VendorProfile = Output<typeof vendorsConnectionsOperator.vendorProfile>;

export interface ConnectionsTable {
  code: string;
  kind: 'seamless' | 'transfer';
  exponent: number;
  profile: JsonColumn<VendorProfile>;
  launch_url: string;
  api_url: string | null;
  addresses: string[];
  max_win: bigint;
  secret: string;
  secret_tail: string;
  previous_secret: string | null;
  previous_until: Date | null;
  is_enabled: boolean;
  version: number;
  changed_at: Date;
}

/** The tables of outside vendors, as Kysely sees them. */
declare module '../../platform/database.ts' {
  interface Tables {
    vendor_doors: ConnectionsTable;
    vendor_messages: {
      number: Generated<bigint>;
      vendor: string;
      transaction_id: string;
      kind: 'bet' | 'win' | 'rollback';
      member_id: bigint;
      round_id: string;
      game_code: string;
      reference: string | null;
      amount: bigint;
      currency: string;
      content: string;
      status: vendorsSeamless.VendorStatus;
      reason: string | null;
      balance: bigint | null;
      bet_id: bigint | null;
      at: Date;
    };
    vendor_rounds: { vendor: string; member_id: bigint; round_id: string; bet_id: bigint };
    vendor_signatures: { vendor: string; signature: string; path: string; at: Date };
    vendor_alarms: {
      id: Generated<bigint>;
      vendor: string;
      kind: vendorsConnectionsOperator.VendorAlertKind;
      subject: string;
      member_id: bigint | null;
      words: string;
      times: Generated<number>;
      first_at: Date;
      last_at: Date;
      seen_by: bigint | null;
      seen_at: Date | null;
    };
    vendor_comparisons: {
      id: Generated<bigint>;
      vendor: string;
      from_at: Date;
      until_at: Date;
      ours: number;
      theirs: number;
      differences: JsonColumn<vendorsSeamlessOperator.Difference[]>;
      problem: string | null;
      at: Date;
    };
  }
}
