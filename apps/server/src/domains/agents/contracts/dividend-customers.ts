import type { agentsPay as contract, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { directsOf } from '../tree/directs.ts';
import { findContracts, LIVE, showContracts } from './contract-rows.ts';
import { SIGNERS } from './proposals.ts';

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
