import { hours } from '@baize/calendar';
import { flyUnattended } from '../../domains/games/index.ts';
import { dealUnattended } from '../../domains/live/index.ts';
import type { House } from '../../platform/house.ts';
import { houseAgo } from '../bets.ts';

/** Their chains were committed to before the first of these rounds. */
const COMMITTED_MS = hours(3);
const FLOWN_MS = hours(1);

/** Tables, fights and flights of the last hours: whoever comes first finds roads to read. */
export async function fillRounds(house: House): Promise<void> {
  const until = house.clock.now();
  await dealUnattended(houseAgo(house, COMMITTED_MS), until);
  await flyUnattended(houseAgo(house, FLOWN_MS), until);
}
