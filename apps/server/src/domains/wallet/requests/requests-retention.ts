import { days } from '@baize/calendar';
import type { House } from '../../../platform/house.ts';

// Disputes reach back a year; a month more keeps whoever asks on the last day safe.
const KEPT_DAYS = 396;

/** Keys of transfers stay for ever; those of other requests are let go after thirteen months. */
export async function forgetRequests(house: House): Promise<void> {
  const before = new Date(house.clock.now().getTime() - days(KEPT_DAYS));
  await house.work.deleteFrom('requests').where('at', '<', before).execute();
}
