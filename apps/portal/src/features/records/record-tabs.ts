import { playRecords } from '@baize/contract';

/** The categories whose bets are kept apart, in the order of the menu. */
export const recordTabs = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'] as const;
export type RecordTab = (typeof recordTabs)[number];

type Orders = typeof playRecords.rngOrders;

/** Bets that wait for an event are listed apart from those that are decided. */
export const recordCalls: Record<RecordTab, { settled: Orders; open?: Orders }> = {
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
