import type { House } from '../../../platform/house.ts';
import { openAccountIds } from './account-ids.ts';
import type { Order, Verdict } from './batch.ts';
import { openDeferring } from './deferring.ts';
import type { BetGuard } from './guards.ts';
import { type Lane, MAX_PER_BATCH, openLane, type Waiting } from './lane.ts';
import { openQueue, type Queue } from './queue.ts';
import { openSeedBox, type SeedBox } from './seed-box.ts';

export type Lanes = {
  /** Decides an order; answers only after the commit. */
  put<Answer>(order: Order<Answer>): Promise<Verdict<Answer>>;
  seeds: SeedBox;
  counts: { batches: number; orders: number };
  /** Before the first order: connections, and what the database needs time to plan. */
  prepare(): Promise<void>;
  /** Finishes what waits, then lets the connections go. */
  close(): Promise<void>;
};

export type LaneSettings = { lanes?: number; guards?: readonly BetGuard[] };

/** Below this a batch of bets is not worth splitting. */
const MIN_BETS = 32;
/** Beside so many in one lane, bets gather before another takes them. */
const FULL_BATCH = 16;
/** Longer than a batch takes where nothing holds it up. */
const MAX_GATHER_MS = 25;
/** Bets of many players are ended in less time each than they are made. */
const MIN_ENDED = 64;
/** So long a settlement lets bets go first. */
const MAX_YIELD_MS = 10;
const LOOK_AGAIN_MS = 5;

/** Lanes that serve one queue; `inHand` are the bets that they are about to decide. */
type Road = { queue: Queue; lanes: readonly Lane[]; minShare: number; inHand: number };

/**
 * Bets travel in lanes. A free lane takes all that waits and decides it in one transaction: at low
 * load a batch is one bet and waits for no timer, under load it grows by itself. Settlements of many
 * bets have lanes of their own, so that a new bet never waits until ten thousand old ones are paid;
 * and they begin while no bet is being decided, because processors have no lanes.
 */
export function openLanes(house: House, settings: LaneSettings = {}): Lanes {
  const seeds = openSeedBox(house);
  const shared = { house, seeds, accountIds: openAccountIds(), guards: settings.guards ?? [] };
  const counts = { batches: 0, orders: 0 };
  const held = new Set<bigint>();
  let isPumpPlanned = false;
  const openRoad = (minShare: number): Road => {
    const lanes = Array.from({ length: settings.lanes ?? 2 }, () => openLane(shared));
    return { minShare, inHand: 0, queue: openQueue(held, house.patience), lanes };
  };
  const bets = openRoad(MIN_BETS);
  const settlements = openRoad(MIN_ENDED);
  const roads = [bets, settlements];
  const isYielding = openDeferring(() => mayYield({ bets, settlements }), planPump, MAX_YIELD_MS);
  const isGathering = openDeferring(() => mayGather(bets), planPump, MAX_GATHER_MS);

  function put(order: Order): Promise<Verdict<unknown>> {
    const verdict = (order.isSettlement ? settlements : bets).queue.add(order);
    planPump();
    return verdict;
  }

  function planPump(): void {
    if (isPumpPlanned) return;
    isPumpPlanned = true;
    setImmediate(() => {
      isPumpPlanned = false;
      pump(bets);
      if (!isYielding()) pump(settlements);
    });
  }

  function pump(road: Road): void {
    for (const lane of road.lanes) {
      if (lane.isBusy || road.queue.size() === 0) continue;
      if (road === bets && isGathering()) return;
      const batch = road.queue.take(shareOfWaiting(road));
      if (batch.length > 0) void drive(road, lane, batch);
    }
  }

  async function drive(road: Road, lane: Lane, batch: Waiting[]): Promise<void> {
    const { queue } = road;
    counts.batches += 1;
    counts.orders += batch.length;
    road.inHand += batch.length;
    lane.isBusy = true;
    try {
      await lane.decide(batch, queue.comeAgain);
    } finally {
      queue.release(batch);
      road.inHand -= batch.length;
      lane.isBusy = false;
      // Whoever was held here may wait on the other road.
      if (roads.some((road) => road.queue.size() > 0)) planPump();
    }
  }

  async function close(): Promise<void> {
    for (const { queue } of roads) queue.close();
    while (roads.some(isAtWork)) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
    for (const { queue } of roads) queue.end();
    await Promise.all(roads.flatMap(({ lanes }) => lanes.map((lane) => lane.close())));
  }

  return { put: put as Lanes['put'], seeds, counts, prepare: () => prepareAll(roads), close };
}

async function prepareAll(roads: readonly Road[]): Promise<void> {
  await Promise.all(roads.flatMap(({ lanes }) => lanes.map((lane) => lane.prepare())));
}

/** Free lanes share what waits, so that one works while another's commit reaches the disk. */
function shareOfWaiting({ queue, lanes, minShare }: Road): number {
  const free = lanes.filter(({ isBusy }) => !isBusy).length;
  const share = Math.ceil(queue.bets() / free);
  return Math.min(MAX_PER_BATCH, Math.max(minShare, share));
}

const mayYield = ({ bets, settlements }: Record<'bets' | 'settlements', Road>): boolean =>
  settlements.queue.size() > 0 && isAtWork(bets);

/**
 * A batch costs as much as ten bets before its first one. So beside a full batch bets gather until as
 * many wait, or until it is decided: two batches cost less than three that hold the same bets.
 */
function mayGather({ queue, inHand }: Road): boolean {
  return inHand >= FULL_BATCH && queue.size() < inHand;
}

const isAtWork = ({ queue, lanes }: Road): boolean =>
  queue.size() > 0 || lanes.some(({ isBusy }) => isBusy);
