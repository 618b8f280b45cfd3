import type { Json, Output, walletOperator } from '@baize/contract';
import type { ColumnType, Generated } from 'kysely';
import type { JsonColumn } from '../../platform/database.ts';

/** The wallet's tables, as Kysely sees them. */
declare module '../../platform/database.ts' {
  interface Tables {
    accounts: {
      id: Generated<bigint>;
      member_id: bigint | null;
      purpose: string;
      currency: string;
      balance: bigint | null;
      seq: Generated<bigint>;
      seed_id: bigint | null;
      nonce: Generated<bigint>;
      closed_for: string | null;
      watched_from: Generated<Date>;
      free_stake: Generated<bigint | null>;
      opened_at: Date;
    };
    transfers: {
      id: Generated<bigint>;
      account_id: bigint;
      counter_account_id: bigint;
      seq: bigint | null;
      amount: bigint;
      balance_after: bigint | null;
      bet_id: bigint | null;
      at: Date;
      reason: string;
      key: string;
    };
    /** Transfers, and of those that are in files whatever is no stake and no payout of a bet. */
    kept_transfers: Tables['transfers'];
    /** Of each account what it moved in transfers that are in files. */
    away_chains: {
      below_id: bigint;
      account_id: bigint;
      first_seq: bigint;
      last_seq: bigint;
      first_at: Date;
      last_at: Date;
    };
    /** Every key that ever moved money, with its transfer: the view knows where they lie. */
    used_keys: {
      account_id: bigint;
      key: string;
      transfer_id: bigint;
    };
    requests: {
      member_id: bigint;
      key: string;
      content: string;
      /** What was answered, or what a refusal told; `requests.ts` alone writes and reads it. */
      answer: ColumnType<Json, string | null, string | null>;
      refused: string | null;
      at: Date;
    };
    vendor_transfers: {
      id: Generated<bigint>;
      member_id: bigint;
      vendor: string;
      direction: 'TO_VENDOR' | 'FROM_VENDOR';
      amount: bigint;
      status: 'UNKNOWN' | 'SUCCESS' | 'FAILED';
      tries: Generated<number>;
      asked_at: Date;
      next_at: Date;
      decided_at: Date | null;
    };
    reconciliations: {
      id: Generated<bigint>;
      started_at: Date;
      ended_at: Date;
      transfers: bigint;
      accounts: bigint;
      fault: JsonColumn<Output<typeof walletOperator.ledgerFault> | null>;
    };
  }
}
