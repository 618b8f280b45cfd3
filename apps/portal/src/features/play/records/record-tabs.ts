import { playRecords } from '@baize/contract';
import type { Lane } from '../../../shared/games/lanes.ts';

/** All bets, then the categories whose bets are kept apart, in the order of the menu. */
export const recordTabs = ['ALL', 'RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'] as const;
export type RecordTab = (typeof recordTabs)[number];

type Orders = typeof playRecords.rngOrders;

/** Bets that wait for an event are listed apart from those that are decided. */
export const recordCalls: Record<RecordTab, { settled: Orders; open?: Orders }> = {
  ALL: { settled: playRecords.allOrders, open: playRecords.openOrders },
  RNG: { settled: playRecords.rngOrders },
  LIVE: { settled: playRecords.liveOrders },
  FISH: { settled: playRecords.fishOrders },
  PVP: { settled: playRecords.pvpOrders },
  SPORTS: { settled: playRecords.sportsOrders, open: playRecords.openSportsOrders },
  LOTT: { settled: playRecords.lottOrders, open: playRecords.openLottOrders },
  ELOTT: { settled: playRecords.elottOrders, open: playRecords.openElottOrders },
};

/** How a bet ended, by its number on the wire. */
export const recordStatuses = ['1', '2', '3', '4'] as const;

const LANES: Partial<Record<RecordTab, readonly Lane['title'][]>> = {
  SPORTS: ['SPORTS', 'ESPORTS', 'COCKFIGHT'],
};

/** All, and the categories on offer; of one category alone, all of them say it already. */
export function offeredTabs(lanes: readonly Lane[]): RecordTab[] {
  const isOn = (tab: RecordTab) =>
    lanes.some(({ title }) => (LANES[tab] ?? [tab]).some((one) => one === title));
  const categories = recordTabs.filter((tab) => tab !== 'ALL' && isOn(tab));
  return ['ALL', ...(categories.length > 1 ? categories : [])];
}
