import { floorToCents } from '@baize/money';
import { begin } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { chainOf } from '../members/index.ts';
import { brandOf } from '../system/index.ts';
import { BRAND_CURRENCY, post, type Transfer } from '../wallet/index.ts';
import { addDays, dayOf } from './days.ts';
import { fixedShares } from './rebate-shares.ts';
import { betsOfDay } from './rebates.ts';
import { agentSettings } from './settings.ts';

/** The fixed plan: once a day, for the day before. */
export async function payFixedRebates(house: House): Promise<void> {
  const now = house.clock.now();
  const day = addDays(dayOf(now, brandOf(house).timeZoneOffsetMinutes), -1);
  await begin(house.work, async (tx) => {
    if ((await agentSettings(tx)).rebatePlan !== 'FIXED3') return;
    const first = await tx
      .insertInto('agent_days_done')
      .values({ work: 'fixed-rebates', day, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('day')
      .executeTakeFirst();
    if (!first) return;
    const sums = new Map<string, { memberId: bigint; isOwn: boolean; amount: bigint }>();
    for (const { member_id, path, valid_bet } of await betsOfDay(tx, day)) {
      for (const { who, amount } of fixedShares(valid_bet, chainOf({ path }).reverse())) {
        const isOwn = who === member_id;
        const known = sums.get(`${who} ${isOwn}`) ?? { memberId: who, isOwn, amount: 0n };
        sums.set(`${who} ${isOwn}`, { ...known, amount: known.amount + amount });
      }
    }
    const open = await tx
      .selectFrom('team_members')
      .select('id')
      .where('frozen_at', 'is', null)
      .where('id', 'in', [0n, ...[...sums.values()].map(({ memberId }) => memberId)])
      .execute();
    const mayEarn = new Set(open.map(({ id }) => id));
    const transfers = [...sums.values()]
      .filter(({ memberId, amount }) => mayEarn.has(memberId) && floorToCents(amount) > 0n)
      .map(
        ({ memberId, isOwn, amount }): Transfer => ({
          ...{ memberId, purpose: 'cash', currency: BRAND_CURRENCY, counter: 'agents' },
          ...{ amount: floorToCents(amount), reason: isOwn ? 'BET_REBATE' : 'AGENT_REBATE' },
          key: `fixed-rebate:${isOwn ? 'own' : 'team'}:${day}`,
        }),
      );
    await post(tx, transfers, now);
  });
}
