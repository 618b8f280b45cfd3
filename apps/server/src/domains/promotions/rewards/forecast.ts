import { addDays, dayOf, startOfDay } from '@baize/calendar';
import type { promotionsCampaignsOperator as contract, Output } from '@baize/contract';
import type { Money } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import { brandOf } from '../../system/index.ts';
import type { Campaign, Content } from '../campaigns/campaign.ts';
import { cycleAt } from '../campaigns/cycles.ts';
import { countDeedsOf } from '../progress/past-deeds.ts';
import { membersOf, readSegments } from '../segments/audience.ts';
import { worthOf } from './gift-amounts.ts';
import { isMet } from './standing.ts';

const MAX_MEMBERS = 100_000;

/** What these parts would have given to whom they mean, had they run over the last whole days. */
export async function forecastCampaign(
  house: House,
  { content, days }: Output<typeof contract.forecastCampaign.input>,
): Promise<Output<typeof contract.forecastCampaign.value>> {
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const at = house.clock.now();
  const to = startOfDay(dayOf(at, zone), zone);
  const from = startOfDay(addDays(dayOf(at, zone), -days), zone);
  const asked = { segments: await readSegments(house.reports), at, limit: MAX_MEMBERS };
  const meant = await membersOf(house.reports, content.who, asked);
  const past = await countDeedsOf(house.reports, {
    goals: content.goals,
    members: meant.map(({ id }) => id),
    span: { from, to },
    cycleOf: (day) => cycleAt(pastCampaign(content, { from, to }), day, zone)?.key ?? '',
    zone,
  });
  const gifts = [...past].flatMap(([key, values]) =>
    content.steps
      .filter((step) => isMet(step, values) && values.some((value) => value > 0n))
      .map((step) => ({ memberId: key.split('/')[0]!, money: worthOf(step.gives, values).money })),
  );
  const cost = gifts.reduce((sum: Money, { money }) => sum + money, 0n);
  return {
    members: new Set(gifts.map(({ memberId }) => memberId)).size,
    gifts: gifts.length,
    cost,
    isOverBudget: content.costs.budget !== null && cost > content.costs.budget,
  };
}

function pastCampaign(
  content: Content,
  { from, to }: { from: Date; to: Date },
): Pick<Campaign, 'from' | 'to' | 'content'> {
  return { from, to, content };
}
