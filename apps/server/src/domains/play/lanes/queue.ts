import { Refusal } from '../../../platform/refusal.ts';
import type { Order, Verdict } from './batch.ts';
import type { Waiting } from './lane.ts';

const MAX_WAITING = 2_048;
// A bet that waits longer than this is told to come again; with one statement's timeout on top, every
// request has ended after three seconds.
const MAX_WAIT_MS = 1_000;
const SWEEP_EVERY_MS = 100;
const ATTEMPTS = 3;

/** The orders that no lane has taken yet, oldest first. */
export type Queue = {
  size(): number;
  /** How many bets the orders are about. */
  bets(): number;
  /** Refused at once when the queue is full or closing. */
  add(order: Order): Promise<Verdict<unknown>>;
  /**
   * The oldest first, until they are so many bets, but none whose member a lane holds; their members are
   * held from then on.
   */
  take(max: number): Waiting[];
  release(batch: readonly Waiting[]): void;
  /** Held up, or of unknown fate: the same keys are sent again, and a repeat answers itself. */
  comeAgain(items: Waiting[]): void;
  /** Takes nothing new from here on. */
  close(): void;
  /** Ends the sweep, once nothing waits. */
  end(): void;
};

/** `held`: members whose accounts a lane of ours holds. Another lane would only wait for them. */
export function openQueue(held: Set<bigint>, patience: number): Queue {
  const maxWaitMs = MAX_WAIT_MS * patience;
  let waiting: Waiting[] = [];
  let isClosing = false;

  function dropStale(): void {
    const oldest = performance.now() - maxWaitMs;
    if (waiting.length === 0 || waiting[0]!.since > oldest) return;
    const [stale, fresh] = partition(waiting, ({ since }) => since <= oldest);
    waiting = fresh;
    for (const { reject } of stale) reject(new Refusal('BUSY'));
  }

  const sweep = setInterval(dropStale, SWEEP_EVERY_MS);
  sweep.unref();

  return {
    size: () => waiting.length,
    bets: () => waiting.reduce((sum, { order }) => sum + sizeOf(order), 0),
    add: (order) => {
      if (isClosing || waiting.length >= MAX_WAITING) return Promise.reject(new Refusal('BUSY'));
      return new Promise((resolve, reject) => {
        waiting.push({ order, since: performance.now(), tries: 0, resolve, reject });
      });
    },
    take: (max) => {
      let taken = 0;
      const [batch, rest] = partition(waiting, ({ order }) => {
        if (taken >= max || held.has(order.memberId)) return false;
        taken += sizeOf(order);
        return true;
      });
      waiting = rest;
      for (const { order } of batch) held.add(order.memberId);
      return batch;
    },
    release: (batch) => {
      for (const { order } of batch) held.delete(order.memberId);
    },
    comeAgain: (items) => {
      const [again, done] = partition(items, ({ tries, since }) => {
        return tries < ATTEMPTS && performance.now() - since < maxWaitMs && !isClosing;
      });
      for (const item of done) item.reject(new Refusal('BUSY'));
      for (const item of again) item.tries += 1;
      waiting = [...again, ...waiting];
    },
    close: () => {
      isClosing = true;
    },
    end: () => clearInterval(sweep),
  };
}

const sizeOf = ({ size = 1 }: Order): number => size;

function partition<Item>(items: Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  const yes: Item[] = [];
  const no: Item[] = [];
  for (const item of items) (test(item) ? yes : no).push(item);
  return [yes, no];
}
