import { days } from '@baize/calendar';
import type { Output, operatorsStaff } from '@baize/contract';
import type { Money } from '@baize/money';
import { type Generated, sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';

declare module '../../platform/database.ts' {
  interface Tables {
    operator_limits: {
      operator_id: bigint;
      withdrawal: Money | null;
      withdrawal_day: Money | null;
      credit: Money | null;
      credit_day: Money | null;
      version: number;
    };
    operator_uses: {
      id: Generated<bigint>;
      operator_id: bigint;
      of: Measure['of'];
      amount: Money;
      approval_id: bigint | null;
      at: Date;
    };
  }
}

/** A decision by how much money it lets go: a withdrawal, or a credit to a balance (or a debit). */
export type Measure = { of: 'withdrawal' | 'credit'; amount: Money };

export type OperatorLimits = Output<typeof operatorsStaff.limits>;

const NO_LIMITS: OperatorLimits = {
  withdrawal: null,
  withdrawalDay: null,
  credit: null,
  creditDay: null,
  version: 0,
};

export async function limitsOf(
  db: Database | Transaction,
  operatorIds: readonly bigint[],
): Promise<(operatorId: bigint) => OperatorLimits> {
  const rows =
    operatorIds.length === 0
      ? []
      : await db
          .selectFrom('operator_limits')
          .selectAll()
          .where('operator_id', 'in', operatorIds)
          .execute();
  const limits = new Map(
    rows.map(({ operator_id, withdrawal_day, credit_day, ...row }) => [
      operator_id,
      { ...row, withdrawalDay: withdrawal_day, creditDay: credit_day },
    ]),
  );
  return (operatorId) => limits.get(operatorId) ?? NO_LIMITS;
}

/** An operator's decisions come one after another, so that two at once do not both find the day free. */
export async function holdLimits(tx: Transaction, operatorId: bigint): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`limits:${operatorId}`}, 0))`.execute(
    tx,
  );
}

/** The greatest sum that an operator may still let go by themselves; null: any. */
export type Room = Record<Measure['of'], Money | null>;

export async function roomOf(
  house: House,
  db: Database | Transaction,
  operatorId: bigint,
): Promise<Room> {
  const limits = (await limitsOf(db, [operatorId]))(operatorId);
  const { withdrawal, withdrawalDay, credit, creditDay } = limits;
  // Most have none, and are asked nothing more.
  if ([withdrawal, withdrawalDay, credit, creditDay].every((limit) => limit === null)) {
    return { withdrawal: null, credit: null };
  }
  const since = new Date(house.clock.now().getTime() - days(1));
  const { rows } = await sql<{ of: Measure['of']; amount: Money }>`
    select of, sum(amount)::bigint as amount from operator_uses
    where operator_id = ${operatorId} and at > ${since} group by of`.execute(db);
  const used = (of: Measure['of']) => rows.find((row) => row.of === of)?.amount ?? 0n;
  return {
    withdrawal: lesser(withdrawal, leftOf(withdrawalDay, used('withdrawal'))),
    credit: lesser(credit, leftOf(creditDay, used('credit'))),
  };
}

export function fits(room: Room, { of, amount }: Measure): boolean {
  const most = room[of];
  return most === null || amount <= most;
}

type Use = { operatorId: bigint; measure: Measure; approvalId?: bigint };

/** Takes it out of the operator's room; false where there is not enough, and nothing is taken. */
export async function takeRoom(
  house: House,
  tx: Transaction,
  { operatorId, measure, approvalId }: Use,
): Promise<boolean> {
  await holdLimits(tx, operatorId);
  if (!fits(await roomOf(house, tx, operatorId), measure)) return false;
  await tx
    .insertInto('operator_uses')
    .values({
      operator_id: operatorId,
      of: measure.of,
      amount: measure.amount,
      approval_id: approvalId ?? null,
      at: house.clock.now(),
    })
    .execute();
  return true;
}

/** What came to nothing is given back to whoever asked for it. */
export async function giveRoomBack(tx: Transaction, approvalId: bigint): Promise<void> {
  await tx.deleteFrom('operator_uses').where('approval_id', '=', approvalId).execute();
}

function leftOf(limit: Money | null, used: Money): Money | null {
  if (limit === null) return null;
  return limit > used ? limit - used : 0n;
}

function lesser(one: Money | null, other: Money | null): Money | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
