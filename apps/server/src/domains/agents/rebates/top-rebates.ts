import type { agentsPlacementOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findByUsername, setRebates } from '../../members/index.ts';
import { recordOnMember } from '../audit.ts';
import { agentSettings } from '../settings.ts';
import { assertSinkable, assertWithinCeilings, rebateTexts } from './rebate-limits.ts';

/** The company sets the rebates of someone at the top of the tree. */
export async function setTopRebates(
  house: House,
  caller: Caller,
  { username, rebates, reason }: Output<typeof contract.setTopRebates.input>,
): Promise<null> {
  const member = (await findByUsername(house.db, username)) ?? refuse('NOT_FOUND');
  if (member.upline_id !== null) refuse('CONTRACT_NOT_POSSIBLE');
  assertWithinCeilings(rebates, await agentSettings(house.db));
  await begin(house.db, async (tx) => {
    await assertSinkable(tx, member.id, rebates);
    await setRebates(tx, member.id, rebates);
  });
  await begin(house.db, (tx) =>
    recordOnMember(house, tx, caller, {
      memberId: member.id,
      action: 'agents.rebates.set',
      after: { reason, rebates: rebateTexts(rebates) },
    }),
  );
  return null;
}
