import type { promotionsOlderClients as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
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
