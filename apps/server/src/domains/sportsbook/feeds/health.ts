import { seconds } from '@baize/calendar';
import type { sportsbookFeedsOperator as contract } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { keepInMemory } from '../../../platform/memory.ts';
import { type Feed, feedOf } from './feeds.ts';

export type FeedState = (typeof contract.feedStates)[number];
export type Pulse = { heardAt: number | null; hasGaps: boolean };

/**
 * When each feed was last heard, and whether anything of it is missing. One list that is written to: a
 * sign of life changes no price, so nothing that hangs on the edition is reckoned anew for it.
 */
const memory = keepInMemory<Map<string, Pulse>>({
  channel: 'sportsbook.pulses',
  empty: new Map(),
  read: async ({ db }, before) => {
    const { rows } = await sql<{ code: string; heard_at: Date | null; has_gaps: boolean }>`
      select f.code, f.heard_at,
        exists (select from sports_feed_gaps g where g.feed = f.code) as has_gaps
      from sports_feeds f`.execute(db);
    const pulses = before.size === 0 ? new Map<string, Pulse>() : before;
    for (const { code, heard_at, has_gaps } of rows) {
      pulses.set(code, { heardAt: heard_at?.getTime() ?? null, hasGaps: has_gaps });
    }
    return pulses.size === 0 ? before : pulses;
  },
});

export const followPulses = memory.follow;
export const renewPulses = memory.renew;

/** How well a feed is at a moment. */
export function feedState(feed: Feed, pulse: Pulse | undefined, now: number): FeedState {
  if (!feed.isEnabled) return 'off';
  if (!pulse || pulse.heardAt === null) return 'waiting';
  if (now - pulse.heardAt > seconds(feed.silentSeconds)) return 'silent';
  return pulse.hasGaps ? 'gaps' : 'alive';
}

/** Nothing of a feed is sold that is silent, switched off, or told things that did not arrive. */
export function isFeedUnsure(house: House, code: string | null, now: number): boolean {
  if (code === null) return false;
  const feed = feedOf(house, code);
  return !feed || feedState(feed, memory.of(house).get(code), now) !== 'alive';
}
