import { sql } from 'kysely';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { topicOfMember } from '../../../platform/realtime/publish.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { brandOf } from '../../system/index.ts';
import { BRAND_CURRENCY, lockCash } from '../../wallet/index.ts';
import { type Campaign, findCampaign, runningCampaigns } from '../campaigns/campaign.ts';
import { type Cycle, openCycles } from '../campaigns/cycles.ts';
import { giveStep } from './claim.ts';
import { followGift } from './limited-bonuses.ts';

const AT_ONCE = 1_000;

/** Pays what pays by itself: each in a transaction of its own, once, whenever it is looked for. */
export async function payDue(house: House): Promise<void> {
  const at = house.clock.now();
  const zone = brandOf(house).timeZoneOffsetMinutes;
  for (const campaign of await runningCampaigns(house.work)) {
    const { how, readyAt, steps } = campaign.content;
    if (how !== 'AUTO' || steps.length === 0) continue;
    for (const cycle of openCycles(campaign, at, zone)) {
      const runs = cycle.to === null || at < cycle.to;
      if (readyAt === 'CYCLE_END' && runs) continue;
      await payCycle(house, campaign, cycle);
    }
  }
}

async function payCycle(house: House, campaign: Campaign, cycle: Cycle): Promise<void> {
  for (const [step, { targets }] of campaign.content.steps.entries()) {
    const { rows } = await sql<{ member_id: bigint }>`
      select p.member_id from promotion_progress p
      where p.campaign_id = ${campaign.id} and p.cycle = ${cycle.key} and p.goal = 0
        and p.value >= ${targets[0] ?? 0n} and p.value > 0
        and not exists (select 1 from promotion_gifts g where g.campaign_id = p.campaign_id
          and g.member_id = p.member_id and g.cycle = p.cycle and g.step = ${step})
      order by p.member_id limit ${AT_ONCE}`.execute(house.work);
    for (const { member_id } of rows) {
      await payOne(house, { id: campaign.id, memberId: member_id, cycleKey: cycle.key, step });
    }
  }
}

type Due = { id: bigint; memberId: bigint; cycleKey: string; step: number };

/** Who is not given it now, because of a rule, is looked at again: the rule may pass. */
async function payOne(house: House, { id, memberId, cycleKey, step }: Due): Promise<void> {
  try {
    await begin(house.work, async (tx) => {
      if (!(await lockCash(tx, memberId, BRAND_CURRENCY))) return;
      const campaign = (await findCampaign(tx, id))!;
      await giveStep(house, tx, { campaign, memberId, cycleKey, step, at: house.clock.now() });
    });
    await followGift(house, (await findCampaign(house.work, id))!);
    house.realtime.publish(topicOfMember(memberId), { kind: 'promotion', id: String(id) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
