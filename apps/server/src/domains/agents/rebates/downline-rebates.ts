import type { agentsRebates as contract, Output } from '@baize/contract';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { type Rebates, rebatesOf, setRebates } from '../../members/index.ts';
import { agentSettings } from '../settings.ts';
import { directOf, teamMember } from '../tree/team.ts';
import { assertQuota } from './quotas.ts';
import { assertGivable, assertSinkable, rebateRows } from './rebate-limits.ts';

export async function showDownlineRebates(house: House, agentId: bigint, name: string) {
  const member = await teamMember(house.db, agentId, name);
  return { username: member.username, list: await rebateRows(house.db, member.id) };
}

export async function changeDownlineRebates(
  house: House,
  agentId: bigint,
  { username, rebates }: Output<typeof contract.updateDownlineRebates.input>,
): Promise<null> {
  await begin(house.db, async (tx) => {
    const member = await directOf(tx, agentId, username);
    const { equalRates } = await agentSettings(tx);
    assertGivable(rebates, await rebatesOf(tx, agentId), equalRates);
    await assertSinkable(tx, member.id, rebates);
    await assertRaise(tx, agentId, member.id, rebates);
    await setRebates(tx, member.id, rebates);
  });
  return null;
}

/** Only a rise takes a place of the quota: who has the group already keeps it. */
async function assertRaise(tx: Transaction, agentId: bigint, memberId: bigint, wanted: Rebates) {
  const { LOTT = 0n } = await rebatesOf(tx, memberId);
  if ((wanted.LOTT ?? 0n) > LOTT) await assertQuota(tx, agentId, wanted);
}
