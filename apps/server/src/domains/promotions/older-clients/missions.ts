import type {
  promotionsOlderBoards as boards,
  promotionsOlderClients as contract,
  Output,
} from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { wordsOf } from '../campaigns/campaign.ts';
import { campaignMemory } from '../campaigns/memory.ts';
import { listActivities } from '../rewards/cards.ts';
import { showRanking } from '../tournaments/ranking.ts';

export async function showMissions(
  house: House,
  caller: Caller,
): Promise<Output<typeof contract.missionSummary.value>> {
  const cards = await listActivities(house, caller);
  const missions = cards.filter(({ kind }) => kind === 'MISSION' || kind === 'TASK');
  return {
    claimableCount: missions.flatMap(({ steps }) => steps).filter(({ state }) => state === 'CLAIM')
      .length,
    list: missions.map(({ id, title, state, cycleEndsAt, steps }) => ({
      id,
      name: title,
      status: state,
      endDate: cycleEndsAt,
      milestones: steps.map((step) => ({
        step: step.step,
        target: step.targets[0] ?? 0n,
        actual: step.values[0] ?? 0n,
        bonus: step.money,
        points: step.points,
        status: step.state,
      })),
    })),
  };
}

/** The table that counts points of missions, where one runs. */
export async function showMissionBoard(
  house: House,
  caller: Caller,
): Promise<Output<typeof contract.missionLeaderboard.value>> {
  const board = campaignMemory
    .of(house)
    .campaigns.find(
      ({ content }) =>
        content.kind === 'TOURNAMENT' && content.goals[0]?.metric === 'MISSION_POINTS',
    );
  if (!board) return { list: [], own: null, endDate: null };
  const { list, own, cycleEndsAt } = await showRanking(house, caller, String(board.id));
  return {
    list: list.map(({ rank, name, value }) => ({ rank, name, points: value })),
    own: own && { rank: own.rank, points: own.value },
    endDate: cycleEndsAt,
  };
}

export async function listMissionRules(
  house: House,
  caller: Caller,
): Promise<Output<typeof boards.missionRules.value>> {
  const { campaigns } = campaignMemory.of(house);
  const cards = await listActivities(house, caller);
  return cards
    .filter(({ kind }) => kind === 'MISSION' || kind === 'TASK')
    .flatMap(({ id, title, goals: [goal], cycle, summary }) => {
      const found = campaigns.find((one) => String(one.id) === id);
      if (!goal || !found) return [];
      const { terms } = wordsOf(found.content, caller.language);
      const { metric, categories } = goal;
      return [{ id, name: title, metric, categories, cycle, description: terms || summary }];
    });
}

export async function listMilestones(
  house: House,
  caller: Caller,
  missionId: string,
): Promise<Output<typeof boards.missionMilestones.value>> {
  const { list } = await showMissions(house, caller);
  return (list.find(({ id }) => id === missionId) ?? refuse('PROMOTION_NOT_FOUND')).milestones;
}
