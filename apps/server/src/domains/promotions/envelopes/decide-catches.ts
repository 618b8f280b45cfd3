import type { promotionsEnvelopes as contract, Output, RefusalCode } from '@baize/contract';
import { drawWeighted } from '@baize/games';
import type { Money } from '@baize/money';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { excludedAmong, refusalOfExclusion } from '../../protection/index.ts';
import { brandOf } from '../../system/index.ts';
import type { Answered } from '../../wallet/index.ts';
import { type Campaign, lockCampaign, readCampaign } from '../campaigns/campaign.ts';
import { chanceOfDraw } from '../campaigns/campaign-seed.ts';
import { openPurse, type Purse } from '../costs/left-to-give.ts';
import { giveTogether } from '../rewards/give.ts';
import { meantAmong, readSegments } from '../segments/audience.ts';
import { openShares, type Shares } from '../segments/shares.ts';
import { caughtIn, chancesOf } from './chances.ts';
import { type Fall, nextFall } from './falls.ts';

type Caught = Output<typeof contract.catchEnvelope.value>;

type Catching = {
  campaignId: bigint;
  /** One for each catch, in the order in which they came: a member may stand here more than once. */
  catchers: readonly bigint[];
  /** What each holds; all of it is locked. */
  cash: ReadonlyMap<bigint, Money>;
  at: Date;
};

/** Decides catches of one rain one after another, reads what they need at once, and writes at once. */
export async function decideCatches(
  house: House,
  tx: Transaction,
  { campaignId, catchers, cash, at }: Catching,
): Promise<Answered<Caught>[]> {
  if (catchers.length === 0) return [];
  const row = await lockCampaign(tx, campaignId);
  const campaign = readCampaign(row);
  const fall = fallNow(house, campaign, at);
  if (!fall) return catchers.map(() => no('PROMOTION_NOT_OPEN'));
  const rules = await openRules(house, tx, { campaign, fall, catchers, cash, at });
  const drawn: Drawn[] = [];
  const answers = catchers.map((memberId): Answered<Caught> => {
    const refused = rules.refusalOf(memberId);
    if (refused) return { refused };
    const nonce = row.nonce + BigInt(drawn.length) + 1n;
    const weights = weightsFor(campaign, rules.leftFor(memberId));
    const prize = drawWeighted(
      chanceOfDraw(house, campaign.seedSealed, { memberId, nonce }),
      weights,
    );
    const money = prize !== null ? campaign.content.rainAmounts[prize]!.amount : 0n;
    const { chance, chancesLeft } = rules.take(memberId, money);
    drawn.push({ memberId, chance, nonce, weights, money });
    return { answer: { money, chancesLeft } };
  });
  await writeCatches(house, tx, { campaign, fall, drawn, at });
  return answers;
}

const no = (code: RefusalCode) => ({ refused: new Refusal(code) });

/** A rain whose budget is gone falls on, empty. */
function fallNow(house: House, campaign: Campaign, at: Date): Fall | null {
  const { content, state, stopReason } = campaign;
  const runs = state === 'RUNNING' || stopReason === 'BUDGET';
  if (content.kind !== 'RAIN' || !runs) return null;
  const fall = nextFall(campaign, at, brandOf(house).timeZoneOffsetMinutes);
  return fall && fall.startsAt <= at ? fall : null;
}

type Rules = {
  refusalOf(memberId: bigint): Refusal | undefined;
  leftFor(memberId: bigint): Money | null;
  take(memberId: bigint, money: Money): { chance: number; chancesLeft: number };
};

type Asked = Omit<Catching, 'campaignId'> & { campaign: Campaign; fall: Fall };

/** What holds for each of them, kept up while one after another is decided. */
async function openRules(house: House, tx: Transaction, asked: Asked): Promise<Rules> {
  const { campaign, fall, catchers, cash, at } = asked;
  const memberIds = [...new Set(catchers)];
  const those = { campaign, fall, memberIds, at };
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const excluded = await excludedAmong(tx, memberIds, at);
  const segments = await readSegments(tx);
  const meant = await meantAmong(tx, memberIds, { who: campaign.content.who, segments, at });
  const shares: Shares = await openShares(tx, { ...those, cycle: cycleOf(fall) });
  const purse: Purse = await openPurse(house, tx, those);
  const caught = await caughtIn(tx, those);
  const chances = await chancesOf(tx, { ...those, zone });
  const { balanceBelow } = campaign.content.terms;
  const used = new Map(memberIds.map((id) => [id, caught(id).count]));
  const held = new Map(cash);
  return {
    refusalOf: (memberId) => {
      const bar = excluded.get(memberId);
      if (bar) return new Refusal(refusalOfExclusion(bar.kind));
      if (!meant.has(memberId)) return new Refusal('PROMOTION_NOT_FOR_YOU');
      if (used.get(memberId)! >= chances(memberId)) return new Refusal('RAIN_NONE');
      if (balanceBelow !== null && (held.get(memberId) ?? 0n) >= balanceBelow) {
        return new Refusal('PROMOTION_BALANCE', { words: { amount: balanceBelow } });
      }
      return shares.isTaken(memberId) ? new Refusal('PROMOTION_SHARED') : undefined;
    },
    leftFor: (memberId) => (campaign.state === 'RUNNING' ? purse.leftFor(memberId) : 0n),
    take: (memberId, money) => {
      const chance = used.get(memberId)! + 1;
      used.set(memberId, chance);
      held.set(memberId, (held.get(memberId) ?? 0n) + money);
      if (money > 0n) {
        purse.take(memberId, money);
        shares.take(memberId);
      }
      return { chance, chancesLeft: chances(memberId) - chance };
    },
  };
}

/** What is no longer covered has no weight. */
function weightsFor({ content }: Campaign, left: Money | null): number[] {
  return content.rainAmounts.map(({ amount, weight }) =>
    left === null || amount <= left ? weight : 0,
  );
}

const cycleOf = ({ startsAt }: Fall) => `rain.${startsAt.toISOString()}`;

type Drawn = {
  memberId: bigint;
  chance: number;
  nonce: bigint;
  weights: number[];
  money: Money;
};

type Written = { campaign: Campaign; fall: Fall; drawn: readonly Drawn[]; at: Date };

async function writeCatches(
  house: House,
  tx: Transaction,
  { campaign, fall, drawn, at }: Written,
): Promise<void> {
  const last = drawn.at(-1);
  if (!last) return;
  await tx
    .updateTable('promotion_campaigns')
    .set({ nonce: last.nonce })
    .where('id', '=', campaign.id)
    .execute();
  await tx
    .insertInto('promotion_catches')
    .values(
      drawn.map(({ memberId, chance, nonce, weights, money }) => ({
        campaign_id: campaign.id,
        falls_at: fall.startsAt,
        member_id: memberId,
        chance,
        amount: money,
        nonce,
        weights,
        caught_at: at,
      })),
    )
    .execute();
  const givings = drawn
    .filter(({ money }) => money > 0n)
    .map(({ memberId, chance, money }) => ({
      campaign,
      memberId,
      cycle: cycleOf(fall),
      step: chance,
      worth: { money, points: 0n, tickets: 0 },
      at,
    }));
  await giveTogether(house, tx, { campaign, givings, at });
}
