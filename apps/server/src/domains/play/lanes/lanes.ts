import type { House } from '../../../platform/house.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { openAccountIds } from './account-ids.ts';
import type { Order, Verdict } from './batch.ts';
import type { BetGuard } from './guards.ts';
import { type Lane, MAX_PER_BATCH, openLane, type Waiting } from './lane.ts';
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
const MAX_WAITING = 2_048;
// A bet that waits longer than this is told to come again; with one statement's timeout on top, every
// request has ended after three seconds.
const LONGEST_WAIT_MS = 1_000;
const ATTEMPTS = 3;

/**
 * Bets travel in lanes. A free lane takes all that waits and decides it in one transaction: at low
 * load a batch is one bet, under load it grows by itself, and there is no timer.
 */
export function openLanes(house: House, settings: LaneSettings = {}): Lanes {
  const seeds = openSeedBox(house);
  const accountIds = openAccountIds();
  const counts = { batches: 0, orders: 0 };
  // Members whose accounts a lane of ours holds: another lane would only wait for them.
  const held = new Set<bigint>();
  let waiting: Waiting[] = [];
  let isClosing = false;
  let pumpPlanned = false;
  const lanes = Array.from({ length: settings.lanes ?? 2 }, () =>
    openLane({ house, seeds, accountIds, guards: settings.guards ?? [] }),
  );

  const sweep = setInterval(() => dropStale(), 100);
  sweep.unref();

  function put(order: Order): Promise<Verdict<unknown>> {
    if (isClosing || waiting.length >= MAX_WAITING) return Promise.reject(new Refusal('BUSY'));
    return new Promise((resolve, reject) => {
      waiting.push({ order, since: performance.now(), tries: 0, resolve, reject });
      planPump();
    });
  }

  function planPump(): void {
    if (pumpPlanned) return;
    pumpPlanned = true;
    setImmediate(() => {
      pumpPlanned = false;
      pump();
    });
  }

  function pump(): void {
    for (const lane of lanes) {
      if (lane.isBusy || waiting.length === 0) continue;
      const batch = takeBatch(shareOfWaiting());
      if (batch.length > 0) void drive(lane, batch);
    }
  }

  /** Free lanes share what waits, so that one works while another's commit reaches the disk. */
  function shareOfWaiting(): number {
    const free = lanes.filter(({ isBusy }) => !isBusy).length;
    const share = Math.ceil(waiting.length / free);
    return Math.min(MAX_PER_BATCH, Math.max(MIN_SHARE, share));
  }

  /** The oldest first, but none whose member another lane holds. */
  function takeBatch(max: number): Waiting[] {
    const [batch, rest] = partition(waiting, ({ order }, taken) => {
      return taken < max && !held.has(order.memberId);
    });
    waiting = rest;
    for (const { order } of batch) held.add(order.memberId);
    return batch;
  }

  async function drive(lane: Lane, batch: Waiting[]): Promise<void> {
    counts.batches += 1;
    counts.orders += batch.length;
    lane.isBusy = true;
    try {
      await lane.decide(batch, comeAgain);
    } finally {
      for (const { order } of batch) held.delete(order.memberId);
      lane.isBusy = false;
      if (waiting.length > 0) planPump();
    }
  }

  /** Held up, or of unknown fate: the same keys are sent again, and a repeat answers itself. */
  function comeAgain(items: Waiting[]): void {
    const [again, done] = partition(items, ({ tries, since }) => {
      return tries < ATTEMPTS && performance.now() - since < LONGEST_WAIT_MS && !isClosing;
    });
    for (const item of done) item.reject(new Refusal('BUSY'));
    for (const item of again) item.tries += 1;
    waiting = [...again, ...waiting];
  }

  function dropStale(): void {
    const oldest = performance.now() - LONGEST_WAIT_MS;
    if (waiting.length === 0 || waiting[0]!.since > oldest) return;
    const [stale, fresh] = partition(waiting, ({ since }) => since <= oldest);
    waiting = fresh;
    for (const { reject } of stale) reject(new Refusal('BUSY'));
  }

  async function close(): Promise<void> {
    isClosing = true;
    while (waiting.length > 0 || lanes.some(({ isBusy }) => isBusy)) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    clearInterval(sweep);
    await Promise.all(lanes.map((lane) => lane.close()));
  }

  return { put: put as Lanes['put'], seeds, counts, close };
}

function partition<Item>(
  items: Item[],
  test: (item: Item, taken: number) => boolean,
): [Item[], Item[]] {
  const yes: Item[] = [];
  const no: Item[] = [];
  for (const item of items) (test(item, yes.length) ? yes : no).push(item);
  return [yes, no];
}
