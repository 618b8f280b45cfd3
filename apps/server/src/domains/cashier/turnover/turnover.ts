import type { cashierTurnover } from '@baize/contract';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { Requirement } from '../tables.ts';

export type NewRequirement = {
  memberId: bigint;
  kind: (typeof cashierTurnover.turnoverKinds)[number];
  /** The credit it came with: one credit asks once. */
  reference: string;
  amount: Money;
  /** Whole times the amount; 0 asks for nothing. */
  multiple: number;
  /** What counts of each category, in per cent; all of it where none is named. */
  weights?: Record<string, number> | null;
};

/** What was credited must be played so many times before money may leave. */
export async function requireTurnover(
  tx: Transaction,
  requirement: NewRequirement,
  at: Date,
): Promise<void> {
  await requireTurnoverOfAll(tx, [requirement], at);
}

/** The same for many credits at once. */
export async function requireTurnoverOfAll(
  tx: Transaction,
  requirements: readonly NewRequirement[],
  at: Date,
): Promise<void> {
  const asking = requirements.filter(({ multiple, amount }) => multiple > 0 && amount > 0n);
  if (asking.length === 0) return;
  await tx
    .insertInto('turnover_requirements')
    .values(
      asking.map(({ memberId, kind, reference, amount, multiple, weights }) => ({
        member_id: memberId,
        kind,
        reference,
        amount,
        multiple,
        required: amount * BigInt(multiple),
        weights: weights ? JSON.stringify(weights) : null,
        opened_at: at,
        closed_at: null,
        closed_for: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** How much is still to be played; 0 lets money leave. */
export async function turnoverLeft(db: Database | Transaction, memberId: bigint): Promise<Money> {
  const { left } = await db
    .selectFrom('turnover_requirements')
    .select(sql<bigint>`coalesce(sum(required - filled), 0)::bigint`.as('left'))
    .where('member_id', '=', memberId)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

/** Credits that must be played more often than so many times: what is left, and how much money that binds. */
export async function boundMoney(
  tx: Transaction,
  { memberId, above }: { memberId: bigint; above: number },
): Promise<{ left: Money; bound: Money }> {
  const { rows } = await sql<{ left: bigint; bound: bigint }>`
    select coalesce(sum(required - filled), 0)::bigint as left,
      coalesce(sum((required - filled + multiple - 1) / multiple), 0)::bigint as bound
    from turnover_requirements
    where member_id = ${memberId} and closed_at is null and multiple > ${above}`.execute(tx);
  return rows[0]!;
}

export async function requirementsOf(
  db: Database | Transaction,
  memberId: bigint,
  { isOpen, size }: { isOpen: boolean; size: number },
): Promise<Requirement[]> {
  let query = db
    .selectFrom('turnover_requirements')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(size);
  if (isOpen) query = query.where('closed_at', 'is', null);
  return query.execute();
}

type Sent = { memberId: bigint; references: readonly string[] };

/** What these credits asked for, done or not. */
export async function requirementsFor(
  db: Database | Transaction,
  { memberId, references }: Sent,
): Promise<Requirement[]> {
  if (references.length === 0) return [];
  return db
    .selectFrom('turnover_requirements')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('reference', 'in', references)
    .orderBy('id')
    .execute();
}

type Open = Pick<Requirement, 'id' | 'multiple' | 'required' | 'filled'>;

/** What must still be played for these credits, the newest first; locked where it will be changed. */
export async function openRequirements(
  db: Database | Transaction,
  { memberId, references }: Sent,
): Promise<Open[]> {
  if (references.length === 0) return [];
  let query = db
    .selectFrom('turnover_requirements')
    .select(['id', 'multiple', 'required', 'filled'])
    .where('member_id', '=', memberId)
    .where('reference', 'in', references)
    .where('closed_at', 'is', null)
    // In one order everywhere, so that those who lock them never wait for each other in a circle.
    .orderBy('id');
  if (db.isTransaction) query = query.forUpdate();
  return (await query.execute()).reverse();
}

/** How much of each need no longer be played once so much of the money has gone back. */
export function lettingOff(open: readonly Open[], amount: Money): { id: bigint; off: Money }[] {
  let rest = amount;
  return open.flatMap(({ id, multiple, required, filled }) => {
    if (rest <= 0n) return [];
    const times = BigInt(multiple);
    const left = required - filled;
    const off = rest * times < left ? rest * times : left;
    rest -= (off + times - 1n) / times;
    return [{ id, off }];
  });
}

/** What was credited has gone back: so much of it need no longer be played. */
export async function releaseTurnover(
  tx: Transaction,
  { amount, ...sent }: Sent & { amount: Money },
  at: Date,
): Promise<void> {
  const open = await openRequirements(tx, sent);
  for (const { id, off } of lettingOff(open, amount)) {
    const { required, filled } = open.find((one) => one.id === id)!;
    const change =
      off === required - filled
        ? { closed_at: at, closed_for: 'waived' as const }
        : { required: required - off };
    await tx.updateTable('turnover_requirements').set(change).where('id', '=', id).execute();
  }
}
