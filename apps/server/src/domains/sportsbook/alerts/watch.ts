import type { House } from '../../../platform/house.ts';
import { findLate } from './late.ts';
import { findOneSided } from './one-sided.ts';
import { raiseAlerts } from './raise.ts';
import { findSamePerson } from './same-person.ts';
import { findSteam } from './steam.ts';

/** Looks at the bets of late for what traders should know. Twice comes to the same. */
export async function watchBets(house: House): Promise<void> {
  for (const find of [findSteam, findOneSided, findLate, findSamePerson]) {
    await raiseAlerts(house, await find(house));
  }
}
