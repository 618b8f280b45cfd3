import { type Day, dayOf } from '@baize/calendar';
import type { promotionsSignIn as contract, Language, Output } from '@baize/contract';
import { type Money, moneyNumber } from '@baize/money';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { brandOf } from '../../system/index.ts';
import { answerOnce, BRAND_CURRENCY, postTogether } from '../../wallet/index.ts';
import { type Campaign, findCampaign, wordsOf } from '../campaigns/campaign.ts';
import { cycleAt } from '../campaigns/cycles.ts';
import { campaignMemory } from '../campaigns/memory.ts';
import { valuesIn, valuesOf } from '../progress/values.ts';
import { assertOpenTo } from '../rewards/barriers.ts';
import { worthOf } from '../rewards/gift-amounts.ts';
import { give } from '../rewards/give.ts';
import { followGift } from '../rewards/limited-bonuses.ts';
import { readStanding } from '../rewards/member-standing.ts';
import { placeToday, type Signed } from './strip.ts';

type Strip = Output<typeof contract.signInStrip.value>[number];

/** The strips that run for a member, and where they stand on each. */
export async function listStrips(
  house: House,
  memberId: bigint,
  language: Language,
): Promise<Strip[]> {
  const { campaigns } = campaignMemory.of(house);
  const strips = campaigns.filter(({ content }) => content.kind === 'SIGN_IN');
  const { openTo, at } = await readStanding(house, memberId, strips);
  const today = dayOf(at, brandOf(house).timeZoneOffsetMinutes);
  const running = strips.filter((one) => openTo.has(one.id) && cycleOf(house, one, at) !== null);
  return Promise.all(
    running.map((campaign) => showStrip(house.db, { campaign, memberId, today, at, language })),
  );
}

const cycleOf = (house: House, campaign: Campaign, at: Date) =>
  cycleAt(campaign, at, brandOf(house).timeZoneOffsetMinutes);

type Looked = { campaign: Campaign; memberId: bigint; today: Day; at: Date; language: Language };

async function showStrip(
  db: Database,
  { campaign, memberId, today, at, language }: Looked,
): Promise<Strip> {
  const { content } = campaign;
  const last = await lastSigned(db, campaign.id, memberId);
  const place = placeToday(last, today, content.strip.length);
  const used = await makeUpsUsed(db, { campaign, memberId, today });
  const left = Math.max(0, content.makeUpsPerMonth - used);
  const canSave = place.missed !== null && place.gap <= left && last !== undefined;
  const done = place.isSignedToday ? place.today : canSave ? last.place : place.today - 1;
  return {
    id: String(campaign.id),
    title: wordsOf(content, language).title,
    today: place.today,
    isSignedToday: place.isSignedToday,
    days: content.strip.map((gift, n) => {
      const { money, points, tickets } = worthOf(gift, []);
      return { day: n + 1, money, points, tickets, isSigned: n < done };
    }),
    conditions: await conditionsOf(db, { campaign, memberId, today, at }),
    missedDay: canSave ? place.missed : null,
    makeUpsLeft: left,
    makeUpPoints: content.makeUpPoints,
  };
}

type Db = Database | Transaction;
type Own = { campaign: Campaign; memberId: bigint; today: Day };

async function lastSigned(
  db: Db,
  campaignId: bigint,
  memberId: bigint,
): Promise<Signed | undefined> {
  const { rows } = await sql<Signed>`select day::text as day, place from promotion_sign_ins
    where campaign_id = ${campaignId} and member_id = ${memberId}
    order by day desc limit 1`.execute(db);
  return rows[0];
}

async function makeUpsUsed(db: Db, { campaign, memberId, today }: Own): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from promotion_sign_ins
    where campaign_id = ${campaign.id} and member_id = ${memberId} and is_made_up
      and to_char(day, 'YYYY-MM') = ${today.slice(0, 7)}`.execute(db);
  return rows[0]!.count;
}

/** What must be done on the day itself, as the first step of the campaign says. */
async function conditionsOf(db: Db, { campaign, memberId, today, at }: Own & { at: Date }) {
  const targets = campaign.content.steps[0]?.targets ?? [];
  const own = { memberId, campaigns: [campaign], at };
  const values = valuesIn(await valuesOf(db, own), campaign, today);
  return campaign.content.goals.map(({ metric }, n) => ({
    metric,
    value: values[n] ?? 0n,
    target: targets[n] ?? 0n,
  }));
}

type SigningIn = { memberId: bigint; id: string; isMakeUp: boolean; requestId: string };

/** One a calendar day, in the platform's time. */
export async function signIn(
  house: House,
  { memberId, id, isMakeUp, requestId }: SigningIn,
): Promise<Output<typeof contract.signIn.value>> {
  const content = `sign-in ${id} ${isMakeUp ? 'made up' : 'today'}`;
  const request = { memberId, currency: BRAND_CURRENCY, requestId, content };
  const signed = await answerOnce(house, request, async (tx, at) => {
    const campaign = (await findCampaign(tx, id)) ?? refuse('PROMOTION_NOT_FOUND');
    const isStrip = campaign.content.kind === 'SIGN_IN' && campaign.state === 'RUNNING';
    if (!isStrip || !cycleOf(house, campaign, at)) refuse('PROMOTION_NOT_OPEN');
    await assertOpenTo(tx, { campaign, memberId, at });
    const today = dayOf(at, brandOf(house).timeZoneOffsetMinutes);
    const own = { campaign, memberId, today };
    const next = isMakeUp ? await madeUp(tx, own, at) : await signedToday(tx, own, at);
    return sign(house, tx, { ...own, ...next, isMakeUp, at });
  });
  await followGift(house, (await findCampaign(house.db, id))!);
  return signed;
}

async function signedToday(tx: Transaction, own: Own, at: Date): Promise<Signed> {
  const { campaign, memberId, today } = own;
  const last = await lastSigned(tx, campaign.id, memberId);
  const place = placeToday(last, today, campaign.content.strip.length);
  if (place.isSignedToday) refuse('PROMOTION_CLAIMED');
  refuseUndone(await conditionsOf(tx, { ...own, at }));
  return { day: today, place: place.today };
}

/** A missed day of the strip that runs, for points: before the next sign-in, and not too often. */
async function madeUp(tx: Transaction, own: Own, at: Date): Promise<Signed> {
  const { campaign, memberId, today } = own;
  const { strip, makeUpsPerMonth, makeUpPoints } = campaign.content;
  const last = await lastSigned(tx, campaign.id, memberId);
  const { missed, gap } = placeToday(last, today, strip.length);
  const left = makeUpsPerMonth - (await makeUpsUsed(tx, own));
  if (!last || missed === null || gap > left) refuse('MAKE_UP_NONE');
  if (makeUpPoints > 0n) {
    const points = { memberId, purpose: 'points', currency: 'PTS', counter: 'points' } as const;
    const key = `#make-up.${campaign.id}.${missed}`;
    const row = { ...points, amount: -makeUpPoints, reason: 'SIGN_IN', key } as const;
    await postTogether(tx, [row], at);
  }
  return { day: missed, place: last.place + 1 };
}

type Signing = Own & Signed & { isMakeUp: boolean; at: Date };

async function sign(house: House, tx: Transaction, signing: Signing) {
  const { campaign, memberId, day, place, isMakeUp, at } = signing;
  await tx
    .insertInto('promotion_sign_ins')
    .values({
      campaign_id: campaign.id,
      member_id: memberId,
      day,
      place,
      is_made_up: isMakeUp,
      signed_at: at,
    })
    .execute();
  const gift = campaign.content.strip[place - 1] ?? refuse('PROMOTION_NOT_OPEN');
  const worth = worthOf(gift, []);
  const ticketsFor = gift.tickets?.campaignId;
  await give(house, tx, { campaign, memberId, cycle: day, step: place - 1, worth, ticketsFor, at });
  return { day: place, money: worth.money, points: worth.points, tickets: worth.tickets };
}

type Condition = { metric: string; value: Money; target: Money };

/** What someone must have told of themselves, as clients call it. */
const INFORMATION: Readonly<Record<string, string>> = {
  PHONE_PROVED: 'MOBILE_VERIFIED',
  CARD_BOUND: 'BANK_CARD',
};

/** Said in the words and with the numbers that clients know. */
function refuseUndone(conditions: readonly Condition[]): void {
  const undone = conditions.filter(({ value, target }) => value < target);
  if (undone.length === 0) return;
  const requiredInformation = undone.flatMap(({ metric }) => INFORMATION[metric] ?? []);
  if (requiredInformation.length > 0) {
    refuse('SIGN_IN_INFORMATION', { value: { data: { requiredInformation } } });
  }
  const find = (what: string) => conditions.find(({ metric }) => metric.includes(what));
  const [deposit, bet] = [find('DEPOSIT'), find('BET')];
  const data = {
    requiredDepositAmount: moneyNumber(deposit?.target ?? 0n),
    accumulatedDepositAmount: moneyNumber(deposit?.value ?? 0n),
    requiredValidBet: moneyNumber(bet?.target ?? 0n),
    actualBet: moneyNumber(bet?.value ?? 0n),
  };
  const isMissing = (one: Condition | undefined) => one !== undefined && undone.includes(one);
  if (isMissing(deposit) && isMissing(bet)) refuse('SIGN_IN_DEPOSIT_AND_BET', { value: { data } });
  refuse(isMissing(deposit) ? 'SIGN_IN_DEPOSIT' : 'SIGN_IN_BET', { value: { data } });
}
