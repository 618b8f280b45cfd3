import type { cashierRebates as contract, Output } from '@baize/contract';
import { rateText } from '@baize/money';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { readPeriod } from '../../../platform/lists/report-period.ts';

export async function listRebates(
  house: House,
  memberId: bigint,
  input: Output<typeof contract.rebates.input>,
): Promise<Output<typeof contract.rebates.value>> {
  const { from, to } = readPeriod(house, input);
  const query = house.db
    .selectFrom('rebate_claims')
    .where('member_id', '=', memberId)
    .where('at', '>=', from)
    .where('at', '<', to);
  const { count } = await query
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('id', 'desc')
    .limit(input.size)
    .offset((input.page - 1) * input.size)
    .execute();
  const list = rows.map(({ id, at, kind, amount, lines }) => ({
    id: String(id),
    at: at.getTime(),
    kind,
    amount,
    list: lines.map((line) => ({
      category: line.category,
      ratePercent: rateText(BigInt(line.rate)),
      validBet: BigInt(line.validBet),
      amount: BigInt(line.amount),
    })),
  }));
  return { list, totalPages: Math.ceil(count / input.size), totalCount: count };
}
