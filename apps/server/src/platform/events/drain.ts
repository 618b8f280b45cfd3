import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from '../database.ts';
import type { Listener } from '../events.ts';
import type { House } from '../house.ts';
import { deliverPending, type Failure } from './deliver.ts';
import { countDetours, retryDetour } from './detours.ts';
import { openHorizon } from './horizon.ts';

const LOOK_AGAIN_MS = 5;
const CHASE_MS = 3_000;
const LONGEST_WAIT_MS = 20_000;

/** Delivers everything that was announced, and what that announced in turn. Throws what failed. */
export async function drainEvents(house: House): Promise<void> {
  const [first] = await openDrain(house)();
  if (!first) return;
  const { listener, event, error } = first;
  throw new Error(`${listener} failed on ${event.name} ${event.id}: ${error}`, { cause: error });
}

/** The same for those who live on and ask often: answers what failed, which has stepped aside. */
export function openDrain(house: House): () => Promise<Failure[]> {
  const horizon = openHorizon();
  let heardUpTo = -1n;
  return async () => {
    const failures: Failure[] = [];
    const startedAt = performance.now();
    let announcedBefore: bigint | undefined;
    for (;;) {
      const { top, safe } = await horizon.read(house.work);
      announcedBefore ??= top;
      if (top === heardUpTo && !(await retryDue(house))) return failures;
      if (safe > heardUpTo) {
        failures.push(...(await hearUpTo(house, safe)));
        heardUpTo = safe;
      } else await sleep(LOOK_AGAIN_MS);
      const waitedMs = performance.now() - startedAt;
      // Others go on announcing: what they began after us is not ours to wait for.
      if (waitedMs > CHASE_MS && heardUpTo >= announcedBefore) return failures;
      if (waitedMs > LONGEST_WAIT_MS) throw new Error('A transaction that announces never ends');
    }
  };
}

async function hearUpTo(house: House, safe: bigint): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const listener of house.events.listeners()) {
    failures.push(...(await hearAll(house, listener, safe)));
  }
  return failures;
}

async function hearAll(house: House, listener: Listener, safe: bigint): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (let strikes = 0; ; ) {
    try {
      const heard = await deliverPending(house, listener, { safe, wait: true });
      failures.push(...heard.failures);
      if (heard.state === 'done') return failures;
    } catch (error) {
      // Another server may hold the listener for a while; a longer silence is a real fault.
      if (++strikes === 3 || !isUnavailable(error)) throw error;
    }
  }
}

async function retryDue(house: House): Promise<boolean> {
  let retried = false;
  for (const { listener: name, due } of await countDetours(house)) {
    const listener = house.events.listeners().find((one) => one.name === name);
    if (!listener || due === 0) continue;
    while (await retryDetour(house, listener)) retried = true;
  }
  return retried;
}
