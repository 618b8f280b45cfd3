import type { agentsPlacementOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { openAndHandOver } from '../../identity/index.ts';
import { findByUsername, GENERAL_AGENT } from '../../members/index.ts';
import { recordOnMember } from '../audit.ts';
import { assertWithinCeilings, rebateTexts } from '../rebates/rebate-limits.ts';
import { agentSettings } from '../settings.ts';
import { assertName } from './open-downline.ts';

/** The company opens a general agent: their first password opens nothing but its change. */
export async function openAgent(
  house: House,
  caller: Caller,
  { username, rebates, reason, contact }: Output<typeof contract.openAgent.input>,
): Promise<Output<typeof contract.openAgent.value>> {
  const name = username.trim();
  assertName(house, name);
  assertWithinCeilings(rebates, await agentSettings(house.db));
  if (await findByUsername(house.db, name)) refuse('USERNAME_TAKEN');
  const order = { username: name, type: GENERAL_AGENT, upline: null, rebates, contact };
  const { member, given } = await openAndHandOver(house, caller, order);
  await begin(house.db, (tx) =>
    recordOnMember(house, tx, caller, {
      memberId: member.id,
      action: 'agents.agent.opened',
      after: { reason, rebates: rebateTexts(rebates) },
    }),
  );
  return { id: Number(member.id), username: member.username, ...given };
}
