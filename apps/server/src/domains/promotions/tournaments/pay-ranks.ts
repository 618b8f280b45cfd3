import { hours } from '@baize/calendar';
import { begin } from '../../../platform/database.ts';
import { catchUp } from '../../../platform/events/catch-up.ts';
import type { House } from '../../../platform/house.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { brandOf } from '../../system/index.ts';
import { BRAND_CURRENCY, lockCash } from '../../wallet/index.ts';
import { type Campaign, runningCampaigns } from '../campaigns/campaign.ts';
import { type Cycle, openCycles } from '../campaigns/cycles.ts';
import { progressListener } from '../progress/listeners.ts';
import { assertOpenTo } from '../rewards/barriers.ts';
import { worthOf } from '../rewards/gift-amounts.ts';
import { give } from '../rewards/give.ts';
import { ranksOf } from './ranking.ts';

/** A week that ends on Sunday is paid on Monday at 04:00. */
const PAID_AFTER = hours(4);

/** Pays the ranks of cycles that have ended, once each. */
export async function payRanks(house: House): Promise<void> {
  const at = house.clock.now();
  const zone = brandOf(house).timeZoneOffsetMinutes;
  for (const campaign of await runningCampaigns(house.work)) {
    if (campaign.content.kind !== 'TOURNAMENT') continue;
    for (const cycle of openCycles(campaign, at, zone)) {
      const { to } = cycle;
      if (to && to.getTime() + PAID_AFTER <= at.getTime())
        await payCycle(house, campaign, cycle, to);
    }
  }
}

async function payCycle(
  house: House,
  campaign: Campaign,
  cycle: Cycle,
  endedAt: Date,
): Promise<void> {
  const { key } = cycle;
  const listeners = house.events.listeners().filter(({ name }) => name === progressListener.name);
  if ((await catchUp(house, listeners, endedAt)).length > 0) return;
  const closed = await house.work
    .selectFrom('promotion_closings')
    .select('cycle')
    .where('campaign_id', '=', campaign.id)
    .where('cycle', '=', key)
    .executeTakeFirst();
  if (closed) return;
  const limit = Math.max(...campaign.content.bands.map((band) => band.to));
  const mark = campaign.content.firstTo ?? 0n;
  for (const { member_id, rank, value } of await ranksOf(house.work, { campaign, cycle }, limit)) {
    // Whoever has not reached the mark of a race has won nothing, whatever their place.
    if (value < mark) continue;
    await payRank(house, campaign, { memberId: member_id, rank, cycle: key });
  }
  await house.work
    .insertInto('promotion_closings')
    .values({ campaign_id: campaign.id, cycle: key, closed_at: house.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type Rank = { memberId: bigint; rank: number; cycle: string };

/** Who may not be given anything leaves their prize with the house: nobody moves up. */
async function payRank(house: House, campaign: Campaign, { memberId, rank, cycle }: Rank) {
  const band = campaign.content.bands.find(({ from, to }) => rank >= from && rank <= to);
  if (!band) return;
  const at = house.clock.now();
  try {
    await begin(house.work, async (tx) => {
      if (!(await lockCash(tx, memberId, BRAND_CURRENCY))) return;
      await assertOpenTo(tx, { campaign, memberId, at });
      const worth = worthOf(band.gives, []);
      const ticketsFor = band.gives.tickets?.campaignId;
      await give(house, tx, { campaign, memberId, cycle, step: 0, worth, ticketsFor, at });
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
