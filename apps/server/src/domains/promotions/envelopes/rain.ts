import { addDays, dayOf, minutes, seconds, startOfDay } from '@baize/calendar';
import type { promotionsEnvelopes as contract, Language, Output } from '@baize/contract';
import { drawWeighted } from '@baize/games';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { brandOf } from '../../system/index.ts';
import { answerOnce, BRAND_CURRENCY } from '../../wallet/index.ts';
import {
  type Campaign,
  findCampaign,
  lockCampaign,
  readCampaign,
  wordsOf,
} from '../campaigns/campaign.ts';
import { chanceOfDraw } from '../campaigns/campaign-seed.ts';
import { campaignMemory } from '../campaigns/memory.ts';
import { assertOpenTo } from '../rewards/barriers.ts';
import { give } from '../rewards/give.ts';
import { followGift } from '../rewards/limited-bonuses.ts';
import { readStanding } from '../rewards/member-standing.ts';
import { nextNonce } from '../tickets/open-ticket.ts';

type Shown = Output<typeof contract.rain.value>;
type Fall = { startsAt: Date; endsAt: Date };

/** The fall that is under way, else the next one; null after the campaign's end. */
function nextFall({ content, from, to }: Campaign, at: Date, zone: number): Fall | null {
  const day = dayOf(at, zone);
  const falls = [day, addDays(day, 1)].flatMap((one) =>
    [...content.rainMinutes]
      .sort((a, b) => a - b)
      .map((minute) => new Date(startOfDay(one, zone).getTime() + minutes(minute)))
      .map((startsAt) => ({
        startsAt,
        endsAt: new Date(startsAt.getTime() + seconds(content.rainSeconds)),
      })),
  );
  const next = falls.find(({ startsAt, endsAt }) => endsAt > at && startsAt >= from);
  return next && (!to || next.startsAt < to) ? next : null;
}

export async function showRain(house: House, memberId: bigint, language: Language): Promise<Shown> {
  const rains = campaignMemory.of(house).campaigns.filter(({ content }) => content.kind === 'RAIN');
  const { openTo, at } = await readStanding(house, memberId, rains);
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const found = rains
    .filter(({ id }) => openTo.has(id))
    .flatMap((campaign) => {
      const fall = nextFall(campaign, at, zone);
      return fall ? [{ campaign, fall }] : [];
    })
    .sort((a, b) => a.fall.startsAt.getTime() - b.fall.startsAt.getTime())[0];
  if (!found) return null;
  const { campaign, fall } = found;
  const caught = await caughtIn(house.db, { campaign, fall, memberId });
  return {
    id: String(campaign.id),
    title: wordsOf(campaign.content, language).title,
    startsAt: fall.startsAt.getTime(),
    endsAt: fall.endsAt.getTime(),
    isFalling: fall.startsAt <= at,
    chances: await chancesOf(house.db, { campaign, fall, memberId, zone }),
    used: caught.count,
    caught: caught.sum,
  };
}

type Own = { campaign: Campaign; fall: Fall; memberId: bigint };

async function caughtIn(db: Database | Transaction, { campaign, fall, memberId }: Own) {
  const { rows } = await sql<{ count: number; sum: bigint }>`
    select count(*)::int as count, coalesce(sum(amount), 0)::bigint as sum from promotion_catches
    where campaign_id = ${campaign.id} and falls_at = ${fall.startsAt}
      and member_id = ${memberId}`.execute(db);
  return rows[0]!;
}

/** By what was deposited and played on the day before; one for everyone where no ladder is set. */
async function chancesOf(
  db: Database | Transaction,
  { campaign, fall, memberId, zone }: Own & { zone: number },
): Promise<number> {
  const ladder = campaign.content.rainChances;
  if (ladder.length === 0) return 1;
  const today = dayOf(fall.startsAt, zone);
  const [from, to] = [startOfDay(addDays(today, -1), zone), startOfDay(today, zone)];
  const { rows } = await sql<{ deposited: Money; played: Money }>`select
    (select coalesce(sum(amount), 0)::bigint from promoted_deposits
     where member_id = ${memberId} and credited_at >= ${from} and credited_at < ${to}) as deposited,
    (select coalesce(sum(valid_bet), 0)::bigint from promoted_bets
     where member_id = ${memberId} and settled_at >= ${from} and settled_at < ${to}) as played`.execute(
    db,
  );
  const { deposited, played } = rows[0]!;
  const reached = ladder.filter(
    ({ deposit, validBet }) => deposited >= deposit && played >= validBet,
  );
  return Math.max(0, ...reached.map(({ chances }) => chances));
}

type Catching = { memberId: bigint; id: string; requestId: string };

/** One envelope for one chance; when the budget is gone it is empty, and said so. */
export async function catchEnvelope(
  house: House,
  { memberId, id, requestId }: Catching,
): Promise<Output<typeof contract.catchEnvelope.value>> {
  const request = { memberId, currency: BRAND_CURRENCY, requestId, content: `rain ${id}` };
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const caught = await answerOnce(house, request, async (tx, at) => {
    const campaign = (await findCampaign(tx, id)) ?? refuse('PROMOTION_NOT_FOUND');
    const fall = campaign.content.kind === 'RAIN' ? nextFall(campaign, at, zone) : null;
    const isSpent = campaign.stopReason === 'BUDGET';
    const runs = campaign.state === 'RUNNING' || isSpent;
    if (!runs || !fall || fall.startsAt > at) refuse('PROMOTION_NOT_OPEN');
    await assertOpenTo(tx, { campaign, memberId, at });
    const own = { campaign, fall, memberId };
    const { count } = await caughtIn(tx, own);
    const left = (await chancesOf(tx, { ...own, zone })) - count;
    if (left <= 0) refuse('RAIN_NONE');
    const money = await drawEnvelope(house, tx, { ...own, chance: count + 1, at });
    return { money, chancesLeft: left - 1 };
  });
  await followGift(house, (await findCampaign(house.db, id))!);
  return caught;
}

async function drawEnvelope(
  house: House,
  tx: Transaction,
  { campaign, fall, memberId, chance, at }: Own & { chance: number; at: Date },
): Promise<Money> {
  const now = readCampaign(await lockCampaign(tx, campaign.id));
  const nonce = await nextNonce(tx, now.id);
  const { rainAmounts, costs } = now.content;
  const weights = rainAmounts.map(({ amount, weight }) =>
    costs.budget === null || now.spent + amount <= costs.budget ? weight : 0,
  );
  const drawn = drawWeighted(chanceOfDraw(house, now.seedSealed, { memberId, nonce }), weights);
  const isOpen = now.state === 'RUNNING';
  const money = isOpen && drawn !== null ? rainAmounts[drawn]!.amount : 0n;
  await tx
    .insertInto('promotion_catches')
    .values({
      campaign_id: now.id,
      falls_at: fall.startsAt,
      member_id: memberId,
      chance,
      amount: money,
      nonce,
      caught_at: at,
    })
    .execute();
  if (money > 0n) {
    const worth = { money, points: 0n, tickets: 0 };
    const cycle = `rain.${fall.startsAt.toISOString()}`;
    await give(house, tx, { campaign: now, memberId, cycle, step: chance, worth, at });
  }
  return money;
}
