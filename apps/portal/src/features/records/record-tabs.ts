import { records } from '@baize/contract';

/** The categories whose bets are kept apart, in the order of the menu. */
export const recordTabs = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'] as const;
export type RecordTab = (typeof recordTabs)[number];

type Orders = typeof records.rngOrders;

/** Bets that wait for an event are listed apart from those that are decided. */
export const recordCalls: Record<RecordTab, { settled: Orders; open?: Orders }> = {
  RNG: { settled: records.rngOrders },
  LIVE: { settled: records.liveOrders },
  FISH: { settled: records.fishOrders },
  PVP: { settled: records.pvpOrders },
  SPORTS: { settled: records.sportsOrders, open: records.openSportsOrders },
  LOTT: { settled: records.lottOrders, open: records.openLottOrders },
  ELOTT: { settled: records.elottOrders, open: records.openElottOrders },
};

/** How a bet ended, by its number on the wire. */
export const recordStatuses = ['1', '2', '3', '4'] as const;
