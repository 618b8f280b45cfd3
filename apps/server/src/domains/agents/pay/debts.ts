import { days } from '@baize/calendar';
import type { agentsPay as contract, Output } from '@baize/contract';
import { type Money, moneyText } from '@baize/money';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import type { MoneyGuard } from '../../cashier/index.ts';
import { agentSettings } from '../settings.ts';

/** What someone owes their direct downlines by bills, and how long. */
export async function showDebts(
  house: House,
  memberId: bigint,
): Promise<Output<typeof contract.debts.value>> {
  const { overdue, oldest, ...debts } = await debtsOf(house.db, memberId, house.clock.now());
  const oldestAt = oldest?.getTime() ?? null;
  return { ...debts, overdue, oldestAt, isBlocking: overdue > 0n };
}

/**
 * Whoever owes downlines for too long withdraws nothing, and while a bill of their own says that they
 * could not pay, they give nothing to one of them by the side.
 */
export const debtsGuard: MoneyGuard = async (tx, { memberId, way, at }) => {
  if (way === 'transferUp') return null;
  const { overdue, total } = await debtsOf(tx, memberId, at);
  const owed = way === 'withdraw' ? overdue : (await isInsufficient(tx, memberId)) ? total : 0n;
  if (owed === 0n) return null;
  const value = { overdue: moneyText(owed) };
  return { code: 'AGENT_DEBTS', details: { value, words: { amount: owed } } };
};

async function isInsufficient(tx: Transaction, memberId: bigint): Promise<boolean> {
  const bill = await tx
    .selectFrom('bills')
    .select('id')
    .where('receiver_id', '=', memberId)
    .where('state', '=', 'INSUFFICIENT')
    .executeTakeFirst();
  return bill !== undefined;
}

type Debts = { total: Money; overdue: Money; bills: number; oldest: Date | null };

async function debtsOf(db: Database | Transaction, memberId: bigint, at: Date): Promise<Debts> {
  const { debtDays } = await agentSettings(db);
  const limit = new Date(debtDays === 0 ? 0 : at.getTime() - days(debtDays));
  const { rows } = await sql<Debts>`select coalesce(sum(gross - paid), 0)::bigint as total,
      coalesce(sum(gross - paid) filter (where due_at <= ${limit}), 0)::bigint as overdue,
      count(*)::int as bills, min(due_at) as oldest
    from bills where payer_id = ${memberId} and state in ('PAYABLE', 'PART_PAID', 'INSUFFICIENT')
      and paid < gross and held_reason is null`.execute(db);
  return rows[0]!;
}
