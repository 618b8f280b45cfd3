import type { agentsDetails as contract, Output } from '@baize/contract';
import { percent } from '@baize/money';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { dayText, findContracts, LIVE, showContracts } from '../contracts/contract-rows.ts';
import { SIGNERS } from '../contracts/proposals.ts';
import { directsOf } from '../tree/directs.ts';

/** Direct downlines who can sign, with what they have signed and what they are offered. */
export async function listDividendCustomers(
  { reports }: House,
  agentId: bigint,
  { page, size }: Output<typeof contract.dividendCustomers.input>,
): Promise<Output<typeof contract.dividendCustomers.value>> {
  const { people, count } = await directsOf(reports, {
    uplineId: agentId,
    types: SIGNERS,
    page,
    size,
  });
  const found = await findContracts(reports, {
    kind: 'DIVIDEND',
    receiverIds: people.map(({ id }) => id),
    states: ['PENDING', ...LIVE],
  });
  const shown = await showContracts(reports, agentId, found);
  const list = people.map(({ id, username }) => {
    const own = shown.filter(({ receiverId }) => BigInt(receiverId) === id);
    return {
      customerId: Number(id),
      username,
      contract: own.find(({ state }) => state !== 'PENDING') ?? null,
      proposal: own.find(({ state }) => state === 'PENDING') ?? null,
    };
  });
  return { list, total: count, totalPages: Math.ceil(count / size) };
}

type Sharing = Output<typeof contract.lossSharing.value>;
type Calculation = {
  loss: string;
  carried: string;
  base: string;
  tier: { rate: string } | null;
};

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
    const { loss, carried, base, tier } = row.calculation as Calculation;
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
