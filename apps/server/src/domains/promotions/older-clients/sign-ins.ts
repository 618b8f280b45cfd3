import type { promotionsOlderClients as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findCampaign, wordsOf } from '../campaigns/campaign.ts';
import { listStrips, signIn } from '../sign-in/sign-in.ts';

/** Every strip counts up day by day: `C`, cumulative. */
export async function signInList(
  house: House,
  { memberId, language }: Caller,
): Promise<Output<typeof contract.signInConfigs.value>> {
  const strips = await listStrips(house, memberId, language);
  return Promise.all(
    strips.map(async ({ id, title }) => ({
      configId: id,
      name: title,
      type: 'C' as const,
      description: wordsOf((await findCampaign(house.db, id))!.content, language).summary,
    })),
  );
}

const yes = (is: boolean) => (is ? ('Y' as const) : ('N' as const));

export async function signInDays(
  house: House,
  { memberId, language }: Caller,
  configId: string,
): Promise<Output<typeof contract.signInHistory.value>> {
  const strips = await listStrips(house, memberId, language);
  const strip = strips.find(({ id }) => id === configId) ?? refuse('PROMOTION_NOT_FOUND');
  const asked = (what: string) =>
    strip.conditions.find(({ metric }) => metric.includes(what))?.target ?? 0n;
  const { rows } = await sql<{ count: number; money: bigint; points: bigint }>`
    select count(*)::int as count, coalesce(sum(money), 0)::bigint as money,
      coalesce(sum(points), 0)::bigint as points
    from promotion_gifts where campaign_id = ${BigInt(configId)} and member_id = ${memberId}`.execute(
    house.db,
  );
  const { count, money, points } = rows[0]!;
  return {
    list: strip.days.map((day) => ({
      id: `${configId}_${day.day}`,
      dayCount: day.day,
      amount: day.money,
      pointAmount: day.points,
      isToday: yes(day.day === strip.today),
      hasClaimed: yes(day.isSigned),
      isClaimedToday: yes(day.day === strip.today && strip.isSignedToday),
      depositAmount: asked('DEPOSIT'),
      validBetAmount: asked('BET'),
    })),
    footer: { dayCountClaimed: count, totalClaimedAmount: money, totalClaimedPointAmount: points },
  };
}

type Detail = { memberId: bigint; detailId: string; requestId: string };

export async function signInByDetail(
  house: House,
  { memberId, detailId, requestId }: Detail,
): Promise<Output<typeof contract.claimSignIn.value>> {
  const id = /^(\d{1,18})(_\d+)?$/.exec(detailId)?.[1] ?? refuse('PROMOTION_NOT_FOUND');
  const signed = await signIn(house, { memberId, id, isMakeUp: false, requestId });
  return { amount: signed.money, pointAmount: signed.points, dayCount: signed.day };
}
