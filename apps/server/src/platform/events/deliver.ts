import { begin, isUnavailable } from '../database.ts';
import type { HeardEvent, Listener } from '../events.ts';
import type { House } from '../house.ts';
import { eventsAfter, lockCursor, moveCursor } from './cursor.ts';
import { blockedKeys, detour, troubleOf } from './detours.ts';

export type Delivery = {
  /** Nothing above this number may be read yet. */
  safe: bigint;
  limit: number;
  /** Whether to wait for another server that is delivering to the same listener. */
  wait: boolean;
  /** Treats a timeout as the events' own fault, when waiting has not helped. */
  isPatienceOver?: boolean;
};

/** `more`: there may be another batch; `busy`: another server is at it. */
export type Delivered =
  | { state: 'busy' }
  | { state: 'done' | 'more'; after: bigint; handled: number }
  | { state: 'failed'; error: unknown; attempted: HeardEvent[] };

/** One batch for one listener: its effects and its new place are committed together. */
export async function deliverBatch(
  house: House,
  listener: Listener,
  by: Delivery,
): Promise<Delivered> {
  let attempted: HeardEvent[] = [];
  try {
    return await begin(house.work, async (tx) => {
      const after = await lockCursor(tx, listener.name, by.wait);
      if (after === undefined) return { state: 'busy' };
      if (after >= by.safe) return { state: 'done', after, handled: 0 };
      const found = await eventsAfter(tx, listener, { ...by, after });
      const blocked = await blockedKeys(tx, listener.name);
      attempted = found.filter(({ key }) => !blocked.has(key));
      for (const event of found) {
        if (blocked.has(event.key)) await detour(tx, listener.name, event);
      }
      if (attempted.length > 0) await listener.handle(tx, attempted, house);
      const isFull = found.length === by.limit;
      const reached = isFull ? found.at(-1)!.id : by.safe;
      await moveCursor(tx, listener.name, reached);
      return { state: isFull ? 'more' : 'done', after: reached, handled: found.length };
    });
  } catch (error) {
    if (attempted.length === 0 || (isUnavailable(error) && !by.isPatienceOver)) throw error;
    return { state: 'failed', error, attempted };
  }
}

export type Failure = { listener: string; event: HeardEvent; error: unknown };
export type Round = Omit<Delivery, 'limit'> & { isStopping?: () => boolean };
export type Heard = { state: 'busy' | 'done' | 'more'; after?: bigint; failures: Failure[] };

const BATCH = 500;
const BATCHES_IN_A_ROW = 20;

/** Batch after batch. One that fails is taken apart, so that only the event at fault steps aside. */
export async function deliverPending(
  house: House,
  listener: Listener,
  round: Round,
): Promise<Heard> {
  const failures: Failure[] = [];
  let singles = 0;
  for (let batch = 0; batch < BATCHES_IN_A_ROW + singles; batch++) {
    if (round.isStopping?.()) break;
    const limit = singles > batch ? 1 : BATCH;
    const result = await deliverBatch(house, listener, { ...round, limit });
    if (result.state === 'busy') return { state: 'busy', failures };
    if (result.state === 'done') return { state: 'done', after: result.after, failures };
    if (result.state !== 'failed') continue;
    const { attempted, error } = result;
    if (attempted.length > 1) {
      singles = batch + 1 + attempted.length;
      continue;
    }
    const event = attempted[0]!;
    house.log.error({ err: error, listener: listener.name, event: event.id }, 'event failed');
    await stepAside(house, listener, event, error);
    failures.push({ listener: listener.name, event, error });
  }
  return { state: 'more', failures };
}

/** The next event could not be handled: it steps aside, unless someone else has moved on meanwhile. */
function stepAside(
  house: House,
  listener: Listener,
  failed: HeardEvent,
  error: unknown,
): Promise<void> {
  return begin(house.work, async (tx) => {
    const after = await lockCursor(tx, listener.name, true);
    const [next] = await eventsAfter(tx, listener, { after: after!, safe: failed.id, limit: 1 });
    if (next?.id !== failed.id) return;
    await detour(tx, listener.name, failed, troubleOf(house, error, 1));
    await moveCursor(tx, listener.name, failed.id);
  });
}
