import { dayOf } from '@baize/calendar';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { brandOf } from '../../system/index.ts';
import { type Campaign, lockCampaign, readCampaign } from '../campaigns/campaign.ts';
import { smallestGift } from '../campaigns/check-content.ts';

type Spending = { campaign: Campaign; money: Money; gifts: number; at: Date };

/** Takes gifts out of budget, day and stock, under the campaign's lock; with nothing left it stops. */
export async function spend(
  house: House,
  tx: Transaction,
  { campaign, money, gifts, at }: Spending,
): Promise<void> {
  const now = readCampaign(await lockCampaign(tx, campaign.id));
  if (now.state !== 'RUNNING') refuse('PROMOTION_NOT_OPEN');
  const { costs } = now.content;
  const spent = now.spent + money;
  const given = now.gifts + gifts;
  const isOver = costs.budget !== null && spent > costs.budget;
  if (isOver || (costs.stock !== null && given > costs.stock)) refuse('PROMOTION_BUDGET');
  await spendToday(house, tx, { campaign: now, money, at });
  const isSpent =
    (costs.budget !== null && money > 0n && costs.budget - spent < smallestGift(now.content)) ||
    (costs.stock !== null && given >= costs.stock);
  await tx
    .updateTable('promotion_campaigns')
    .set({
      spent,
      gifts: given,
      ...(isSpent && { state: 'STOPPED', stopped_at: at, stop_reason: 'BUDGET' }),
    })
    .where('id', '=', campaign.id)
    .execute();
}

async function spendToday(
  house: House,
  tx: Transaction,
  { campaign, money, at }: Omit<Spending, 'gifts'>,
): Promise<void> {
  if (money === 0n) return;
  const day = dayOf(at, brandOf(house).timeZoneOffsetMinutes);
  const { rows } = await sql<{ spent: bigint }>`
    insert into promotion_days as d (campaign_id, day, spent) values (${campaign.id}, ${day}, ${money})
    on conflict (campaign_id, day) do update set spent = d.spent + excluded.spent
    returning spent`.execute(tx);
  const { perDay } = campaign.content.costs;
  if (perDay !== null && rows[0]!.spent > perDay) refuse('PROMOTION_BUDGET');
}
