import type { operatorsWork as contract, Right } from '@baize/contract';
import type { RawBuilder } from 'kysely';
import type { Transaction } from '../../platform/database.ts';

declare module '../../platform/domain.ts' {
  interface Contributions {
    /** What waits for a person at the desks of the domain that contributes it. */
    work: WorkKind;
  }
}

export type WorkName = (typeof contract.workKinds)[number];

/** One kind of work, as its domain tells of it: by what it selects, so that all kinds are one query. */
export type WorkKind = {
  kind: WorkName;
  /** What whoever does it must be allowed to do. */
  right: Right;
  /** Within how long it is to be done, where nobody decided otherwise. */
  minutes: number;
  /**
   * All of it that waits: `id` and `name` as text, `member_id`, `amount`, since when (`at`), and who
   * is on it (`held_by`, where the desk keeps that itself) — in this order, null with its type.
   */
  open: RawBuilder<unknown>;
  /** What was done by operators: `operator_id`, since when it had waited (`at`), `decided_at`. */
  handled?: RawBuilder<unknown>;
  /** Where the desk itself keeps who is on it. */
  hold?(tx: Transaction, id: bigint, operatorId: bigint | null): Promise<void>;
};
