import type { promotionsCampaignsOperator as contract, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findByUsername } from '../../members/index.ts';
import { brandOf } from '../../system/index.ts';
import { findCampaign } from '../campaigns/campaign.ts';
import { openCycles } from '../campaigns/cycles.ts';
import { barriersOf } from './barriers.ts';
import { worthOf } from './gift-amounts.ts';
import { factsOf, readStanding } from './member-standing.ts';
import { activityState } from './standing.ts';

/** How one member stands with a campaign, draft or not, and what keeps them out. */
export async function tryCampaign(
  house: House,
  { id, username }: Output<typeof contract.tryCampaign.input>,
): Promise<Output<typeof contract.tryCampaign.value>> {
  const found = (await findCampaign(house.db, id)) ?? refuse('NOT_FOUND');
  const member = (await findByUsername(house.db, username)) ?? refuse('NOT_FOUND');
  const at = house.clock.now();
  // A draft is looked at as if it ran.
  const campaign = {
    ...found,
    state: found.state === 'DRAFT' ? ('RUNNING' as const) : found.state,
  };
  const standing = await readStanding(house, member.id, [campaign]);
  const cycle = openCycles(campaign, at, brandOf(house).timeZoneOffsetMinutes)[0] ?? null;
  const facts = factsOf(standing, campaign, cycle);
  return {
    memberId: Number(member.id),
    state: activityState(facts),
    barriers: await barriersOf(house.db, { campaign, memberId: member.id, at }),
    steps: campaign.content.steps.map((step) => {
      const { money, points } = worthOf(step.gives, facts.values);
      return { values: [...facts.values], targets: step.targets, money, points };
    }),
  };
}
