import { setTimeout as sleep } from 'node:timers/promises';
import type { House } from '../../../platform/house.ts';
import { turnoverLeft } from './turnover.ts';

const WAITS = 4;
const WAIT_MS = 120;

/** Waits a moment: the last settled bets may not be counted yet. */
export async function waitForBets(house: House, memberId: bigint): Promise<void> {
  for (let n = 0; n < WAITS; n += 1) {
    if ((await turnoverLeft(house.db, memberId)) === 0n) return;
    house.events.poke();
    await sleep(WAIT_MS);
  }
}
