import type { House } from '../../../platform/house.ts';
import { type HeldAccount, heldByMembers } from './accounts.ts';

type Waiting = { resolve(held: HeldAccount[]): void; reject(error: unknown): void };

const waitingIn = new WeakMap<House['pool'], Map<bigint, Waiting[]>>();

/**
 * Everything a member holds, read together with what others ask for in the same moment: one statement
 * for all of them, sent after the last of them asked, so that each sees what was committed before.
 */
export function accountsTogether(house: House, memberId: bigint): Promise<HeldAccount[]> {
  return new Promise((resolve, reject) => {
    const waiting = waitingIn.get(house.pool) ?? startReading(house);
    const same = waiting.get(memberId);
    if (same) same.push({ resolve, reject });
    else waiting.set(memberId, [{ resolve, reject }]);
  });
}

/** At the end of this turn of the loop, all that was asked in it is read. */
function startReading(house: House): Map<bigint, Waiting[]> {
  const waiting = new Map<bigint, Waiting[]>();
  waitingIn.set(house.pool, waiting);
  setImmediate(() => {
    waitingIn.delete(house.pool);
    heldByMembers(house.pool, [...waiting.keys()]).then(
      (held) => {
        for (const [memberId, readers] of waiting) {
          for (const { resolve } of readers) resolve(held.get(memberId) ?? []);
        }
      },
      (error) => {
        for (const readers of waiting.values()) for (const { reject } of readers) reject(error);
      },
    );
  });
  return waiting;
}
