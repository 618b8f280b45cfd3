import type { agentsPay as contract, Output } from '@baize/contract';
import { percent } from '@baize/money';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { dayText } from '../contracts/contract-rows.ts';

type Sharing = Output<typeof contract.lossSharing.value>;

/** The own dividends by what they are a share of. */
export async function listLossSharing(
  { reports }: House,
  agentId: bigint,
  { page, size }: Output<typeof contract.lossSharing.input>,
): Promise<Sharing> {
  const own = reports
    .selectFrom('bills')
    .where('receiver_id', '=', agentId)
    .where('kind', '=', 'DIVIDEND');
  const rows = await own
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { count } = await own
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const list = rows.map((row): Sharing['list'][number] => {
    const { loss, carried, base, tier } = row.calculation;
    return {
      billId: String(row.id),
      from: dayText(row.period_from)!,
      to: dayText(row.period_to)!,
      loss: BigInt(loss),
      carried: BigInt(carried ?? 0),
      base: BigInt(base ?? loss),
      rate: tier ? percent(tier.rate) : 0n,
      gross: row.gross,
      paid: row.paid,
      state: row.state,
    };
  });
  return { list, total: count, totalPages: Math.ceil(count / size) };
}
