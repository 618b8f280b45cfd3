import type { cashierWithdrawals as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { readPeriod } from '../../../platform/lists/report-period.ts';
import { toWithdrawalRows } from './withdrawal-rows.ts';

type Input = Output<typeof contract.withdrawReport.input>;

export async function reportWithdrawals(
  house: House,
  memberId: bigint,
  input: Input,
): Promise<Output<typeof contract.withdrawReport.value>> {
  const { from, to } = readPeriod(house, input);
  let query = house.db
    .selectFrom('withdrawals')
    .where('member_id', '=', memberId)
    .where('applied_at', '>=', from)
    .where('applied_at', '<', to);
  if (input.state) query = query.where('state', '=', input.state);
  const { count, sum } = await query
    .select(sql<number>`count(*)::int`.as('count'))
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('id', 'desc')
    .limit(input.size)
    .offset((input.page - 1) * input.size)
    .execute();
  const totalPages = Math.ceil(count / input.size);
  const records = await toWithdrawalRows(house, rows);
  return { records, footer: [{ amount: sum }], totalPages, totalCount: count };
}
