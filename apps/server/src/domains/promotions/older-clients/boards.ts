import type { promotionsOlderBoards as contract, Language, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { brandOf } from '../../system/index.ts';
import { type Campaign, type Gift, shownCampaign, wordsOf } from '../campaigns/campaign.ts';
import { openCycles } from '../campaigns/cycles.ts';
import { campaignMemory } from '../campaigns/memory.ts';
import { showRanking } from '../tournaments/ranking.ts';

type Named = { promotionId?: string | number | undefined };
type Board = Output<typeof contract.rankBoards.value>[number];

function boardsNow(house: House): Campaign[] {
  const now = house.clock.now();
  return campaignMemory
    .of(house)
    .campaigns.filter(
      ({ content, from, to }) =>
        content.kind === 'TOURNAMENT' && from <= now && (to === null || to > now),
    );
}

function toBoard(house: House, campaign: Campaign, language: Language): Board {
  const { content, from } = campaign;
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const cycle = openCycles(campaign, house.clock.now(), zone)[0];
  return {
    promotionId: String(campaign.id),
    name: wordsOf(content, language).title,
    metric: content.goals[0]!.metric,
    cycle: content.cycle,
    startDate: from.getTime(),
    endDate: cycle?.to?.getTime() ?? null,
  };
}

export const listBoards = (house: House, { language }: Caller): Board[] =>
  boardsNow(house).map((campaign) => toBoard(house, campaign, language));

/** What the bands promise a rank; nothing beyond the last of them. */
function bandOf(bands: Campaign['content']['bands'], rank: number): Gift | undefined {
  return bands.find(({ from, to }) => rank >= from && rank <= to)?.gives;
}

export async function listOwnBoards(
  house: House,
  caller: Caller,
): Promise<Output<typeof contract.ownRankBoards.value>> {
  const found: Output<typeof contract.ownRankBoards.value> = [];
  for (const campaign of boardsNow(house)) {
    const { own } = await showRanking(house, caller, String(campaign.id));
    if (!own) continue;
    const band = bandOf(campaign.content.bands, own.rank);
    found.push({
      ...toBoard(house, campaign, caller.language),
      rank: own.rank,
      value: own.value,
      bonus: band?.money ?? 0n,
      points: band?.points ?? 0n,
    });
  }
  return found;
}

/** The one that is named, else the first that runs. */
async function boardOf(house: House, { promotionId }: Named): Promise<Campaign> {
  const campaign =
    promotionId === undefined
      ? boardsNow(house)[0]
      : await shownCampaign(house.db, String(promotionId));
  return campaign?.content.kind === 'TOURNAMENT' ? campaign : refuse('PROMOTION_NOT_FOUND');
}

export async function showBoard(
  house: House,
  caller: Caller,
  named: Named,
): Promise<Output<typeof contract.rankBoard.value>> {
  const { id, content } = await boardOf(house, named);
  const { list, own, cycleEndsAt } = await showRanking(house, caller, String(id));
  return {
    list: list.map(({ rank, name, value }) => ({
      rank,
      name,
      value,
      bonus: bandOf(content.bands, rank)?.money ?? 0n,
    })),
    own,
    endDate: cycleEndsAt,
  };
}

export async function showBoardRules(
  house: House,
  { language }: Caller,
  named: Named,
): Promise<Output<typeof contract.rankBoardRules.value>> {
  const campaign = await boardOf(house, named);
  const { categories, vendors, games } = campaign.content.goals[0]!;
  const { summary, terms } = wordsOf(campaign.content, language);
  return {
    ...toBoard(house, campaign, language),
    categories,
    vendors,
    games,
    description: terms || summary,
  };
}

export async function showBoardRewards(
  house: House,
  named: Named,
): Promise<Output<typeof contract.rankBoardRewards.value>> {
  const { content } = await boardOf(house, named);
  return content.bands.map(({ from, to, gives }) => ({
    rankFrom: from,
    rankTo: to,
    bonus: gives.money,
    points: gives.points,
    tickets: gives.tickets?.count ?? 0,
  }));
}
