import type { promotionsRewards as contract, Language, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { wordsFor } from '../../../platform/errors/words.ts';
import type { House } from '../../../platform/house.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type Campaign, wordsOf } from '../campaigns/campaign.ts';
import { campaignMemory } from '../campaigns/memory.ts';
import { listOpenGrants } from '../grants/grants.ts';
import { cardsOf } from './cards.ts';
import { claimStep } from './claim.ts';
import { readStanding } from './member-standing.ts';

type Listed = Output<typeof contract.rewards.value>;
type Reward = Listed['list'][number];

/** Everything that waits to be claimed, of every campaign and cycle, and beside them. */
export async function listRewards(
  house: House,
  memberId: bigint,
  language: Language,
): Promise<Listed> {
  const campaigns = campaignMemory
    .of(house)
    .campaigns.filter(({ content }) => content.how === 'CLAIM');
  const standing = await readStanding(house, memberId, campaigns);
  const ofCampaigns = campaigns
    .filter(({ id }) => standing.openTo.has(id))
    .flatMap((campaign) =>
      cardsOf(house, standing, campaign, language).flatMap((card) => due(campaign, card, language)),
    );
  const list = [...(await listOpenGrants(house, memberId, language)), ...ofCampaigns];
  return {
    list,
    money: list.reduce((sum, { money }) => sum + money, 0n),
    points: list.reduce((sum, { points }) => sum + points, 0n),
  };
}

function due(
  { id, content }: Campaign,
  { state, steps, cycleKey, claimableUntil }: ReturnType<typeof cardsOf>[number],
  language: Language,
): Reward[] {
  if (state !== 'CLAIM') return [];
  return steps
    .filter((step) => step.state === 'CLAIM')
    .map(({ step, money, points, tickets, gives }) => ({
      campaignId: String(id),
      kind: content.kind,
      title: wordsOf(content, language).title,
      cycleKey,
      step,
      money,
      points,
      tickets,
      spins: gives.spins?.count ?? 0,
      freeBet: gives.freeBet?.stake ?? 0n,
      goods: gives.goods?.count ?? 0,
      multiple: content.terms.multiple,
      expiresAt: claimableUntil,
    }));
}

/** One after another, each a claim of its own: what cannot be given does not hold up the rest. */
export async function claimAll(
  house: House,
  { memberId, language }: Pick<Caller, 'memberId' | 'language'>,
  requestId: string,
): Promise<Output<typeof contract.claimAll.value>> {
  const { list } = await listRewards(house, memberId, language);
  const sums = { money: 0n, points: 0n, tickets: 0, spins: 0, freeBet: 0n, goods: 0, claimed: 0 };
  const failed: { title: string; message: string }[] = [];
  for (const { campaignId: id, cycleKey, step, title } of list) {
    try {
      const key = `${requestId.slice(0, 30)}:${id}:${cycleKey}:${step}`.slice(0, 64);
      const given = await claimStep(house, { memberId, id, cycleKey, step, requestId: key });
      sums.money += given.money;
      sums.points += given.points;
      sums.tickets += given.tickets;
      sums.spins += given.spins;
      sums.freeBet += given.freeBet;
      sums.goods += given.goods;
      sums.claimed += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      failed.push({ title, message: wordsFor(language, error.code, error.details.words) });
    }
  }
  return { ...sums, failed };
}

/** One count for all the red dots of the portal. */
export async function countBadges(
  house: House,
  memberId: bigint,
  signIn: number,
): Promise<Output<typeof contract.badges.value>> {
  const { list } = await listRewards(house, memberId, 'EN');
  const { campaigns } = campaignMemory.of(house);
  const { tickets } = await readStanding(house, memberId, campaigns);
  return {
    rewards: list.length,
    missions: list.filter(({ kind }) => kind === 'MISSION' || kind === 'TASK').length,
    tickets: [...tickets.values()].reduce((sum, count) => sum + count, 0),
    signIn,
  };
}
