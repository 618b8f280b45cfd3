import type { promotionsActivities as contract, Language, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { brandOf } from '../../system/index.ts';
import { wordsOf } from '../campaigns/campaign.ts';
import { openCycles } from '../campaigns/cycles.ts';
import { campaignMemory } from '../campaigns/memory.ts';
import { firstTarget } from '../progress/deeds.ts';
import { factsOf, readStanding } from './member-standing.ts';
import { activityState } from './standing.ts';

/** Bonuses that the next deposit can bring, for the page on which it is made. */
export async function listDepositOffers(
  house: House,
  memberId: bigint,
  language: Language,
): Promise<Output<typeof contract.depositOffers.value>> {
  const campaigns = campaignMemory
    .of(house)
    .campaigns.filter(({ content }) => content.kind === 'DEPOSIT');
  const standing = await readStanding(house, memberId, campaigns);
  const zone = brandOf(house).timeZoneOffsetMinutes;
  return campaigns.flatMap((campaign) => {
    const { content } = campaign;
    const cycle = openCycles(campaign, standing.at, zone)[0] ?? null;
    const state = activityState(factsOf(standing, campaign, cycle));
    const [step] = content.steps;
    if (!step || !['JOIN', 'JOINED', 'PROCESS'].includes(state)) return [];
    const { title, summary } = wordsOf(content, language);
    return [
      {
        id: String(campaign.id),
        title,
        summary,
        isJoined: state !== 'JOIN',
        mayLeave: content.needsJoin && state === 'JOINED',
        minDeposit: firstTarget(campaign, 0),
        rate: step.gives.percent?.rate ?? 0,
        cap: step.gives.percent?.cap ?? null,
        money: step.gives.money,
        multiple: content.terms.multiple,
      },
    ];
  });
}
