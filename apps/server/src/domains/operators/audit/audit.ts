import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { emergencyOf } from '../taken-rights.ts';
import { auditText, CHAIN_KEY, CHAIN_START, hashRow } from './audit-chain.ts';

declare module '../../../platform/database.ts' {
  interface Tables {
    audit_entries: {
      id: bigint;
      at: Date;
      actor: string;
      action: string;
      subject: string;
      before: string | null;
      after: string | null;
      address: string | null;
      previous_hash: string;
      hash: string;
      emergency_id: bigint | null;
    };
  }
}

export type AuditEntry = {
  /** Who did it: see `actorOf`. */
  actor: string;
  /** What was done: `domain.thing.happened`. */
  action: string;
  /** To what: `operator:3`, `system:brand`. */
  subject: string;
  before?: unknown;
  after?: unknown;
  address?: string | undefined;
};

const AUDIT_LOCK = 4_221_020;

/**
 * Writes what was done into the chain, in the transaction that does it. Rows are chained one at a
 * time until the transaction ends, so this is best the last thing it does.
 */
export async function recordAudit(house: House, tx: Transaction, entry: AuditEntry): Promise<void> {
  await sql`select pg_advisory_xact_lock(${AUDIT_LOCK})`.execute(tx);
  const last = await tx
    .selectFrom('audit_entries')
    .select(['id', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const at = house.clock.now();
  const row = {
    id: (last?.id ?? 0n) + 1n,
    actor: entry.actor,
    action: entry.action,
    subject: entry.subject,
    before: auditText(entry.before),
    after: auditText(entry.after),
    address: entry.address ?? null,
    previous_hash: last?.hash ?? CHAIN_START,
    emergency_id: await emergencyOf(tx, entry.actor, at),
  };
  const hash = hashRow(house.keys.derive(CHAIN_KEY), { ...row, at: microseconds(at) });
  await tx
    .insertInto('audit_entries')
    .values({ ...row, at, hash })
    .execute();
}

/** How the log names a caller. */
export function actorOf(caller: Pick<Caller, 'kind' | 'operatorId' | 'memberId'>): string {
  if (caller.operatorId) return `operator:${caller.operatorId}`;
  return caller.memberId ? `member:${caller.memberId}` : 'visitor';
}

/** As the database writes an instant; ours have whole milliseconds. */
function microseconds(at: Date): string {
  return at.toISOString().replace('Z', '000Z');
}
