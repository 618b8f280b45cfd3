import type { House } from '../../../platform/house.ts';
import { openAccountIds } from './account-ids.ts';
import type { Order, Verdict } from './batch.ts';
import type { BetGuard } from './guards.ts';
import { type Lane, MAX_PER_BATCH, openLane, type Waiting } from './lane.ts';
import { openQueue } from './queue.ts';
import { openSeedBox, type SeedBox } from './seed-box.ts';

export type Lanes = {
  /** Decides an order; answers only after the commit. */
  put<Answer>(order: Order<Answer>): Promise<Verdict<Answer>>;
  seeds: SeedBox;
  counts: { batches: number; orders: number };
  /** Finishes what waits, then lets the connections go. */
  close(): Promise<void>;
};

export type LaneSettings = { lanes?: number; guards?: readonly BetGuard[] };

// Below this a batch is not worth splitting.
const MIN_SHARE = 16;
const LOOK_AGAIN_MS = 5;

/**
 * Bets travel in lanes. A free lane takes all that waits and decides it in one transaction: at low
 * load a batch is one bet, under load it grows by itself, and there is no timer.
 */
export function openLanes(house: House, settings: LaneSettings = {}): Lanes {
  const seeds = openSeedBox(house);
  const accountIds = openAccountIds();
  const counts = { batches: 0, orders: 0 };
  const queue = openQueue();
  let isPumpPlanned = false;
  const lanes = Array.from({ length: settings.lanes ?? 2 }, () =>
    openLane({ house, seeds, accountIds, guards: settings.guards ?? [] }),
  );

  function put(order: Order): Promise<Verdict<unknown>> {
    const verdict = queue.add(order);
    planPump();
    return verdict;
  }

  function planPump(): void {
    if (isPumpPlanned) return;
    isPumpPlanned = true;
    setImmediate(() => {
      isPumpPlanned = false;
      pump();
    });
  }

  function pump(): void {
    for (const lane of lanes) {
      if (lane.isBusy || queue.size() === 0) continue;
      const batch = queue.take(shareOfWaiting());
      if (batch.length > 0) void drive(lane, batch);
    }
  }

  /** Free lanes share what waits, so that one works while another's commit reaches the disk. */
  function shareOfWaiting(): number {
    const free = lanes.filter(({ isBusy }) => !isBusy).length;
    const share = Math.ceil(queue.size() / free);
    return Math.min(MAX_PER_BATCH, Math.max(MIN_SHARE, share));
  }

  async function drive(lane: Lane, batch: Waiting[]): Promise<void> {
    counts.batches += 1;
    counts.orders += batch.length;
    lane.isBusy = true;
    try {
      await lane.decide(batch, queue.comeAgain);
    } finally {
      queue.release(batch);
      lane.isBusy = false;
      if (queue.size() > 0) planPump();
    }
  }

  async function close(): Promise<void> {
    queue.close();
    while (queue.size() > 0 || lanes.some(({ isBusy }) => isBusy)) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
    queue.end();
    await Promise.all(lanes.map((lane) => lane.close()));
  }

  return { put: put as Lanes['put'], seeds, counts, close };
}
