import { setTimeout as sleep } from 'node:timers/promises';
import type { House } from '../../../platform/house.ts';
import { turnoverLeft } from './turnover.ts';

const WAITS = 4;
const WAIT_MS = 120;

/** The last bets may still be on their way to what must be played. */
export async function waitForBets(house: House, memberId: bigint): Promise<void> {
  for (let n = 0; n < WAITS; n += 1) {
    if ((await turnoverLeft(house.db, memberId)) === 0n) return;
    house.events.poke();
    await sleep(WAIT_MS);
  }
}
