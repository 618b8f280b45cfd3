import { performance } from 'node:perf_hooks';
import { seconds } from '@baize/calendar';

/** As often as an eye can follow, while there is room. */
export const SHORTEST_MS = 240;
/** Whoever has hit a fish waits no longer than this to hear of it, however full the server is. */
export const LONGEST_MS = 480;
/** How much of its time a server may be at work before it asks for fewer and larger words. */
const WELL_USED = 0.6;
const LOOK_EVERY_MS = seconds(1);

/** How long whoever shoots should gather what they fire and hit before they say it. */
export type Pace = { againInMs(): number };

/** The fuller the server's one thread is, the longer: what is said at once costs less than said apart. */
export function openPace(): Pace {
  let before = performance.eventLoopUtilization();
  let lookedAt = performance.now();
  let againInMs = SHORTEST_MS;
  return {
    againInMs: () => {
      if (performance.now() - lookedAt >= LOOK_EVERY_MS) {
        const now = performance.eventLoopUtilization();
        againInMs = nextPace(againInMs, performance.eventLoopUtilization(now, before).utilization);
        before = now;
        lookedAt = performance.now();
      }
      return againInMs;
    },
  };
}

/** By how much too full it was, at once; back again by halves, so that it does not swing. */
export function nextPace(againInMs: number, utilization: number): number {
  const wanted = (againInMs * utilization) / WELL_USED;
  const next = wanted > againInMs ? wanted : (againInMs + wanted) / 2;
  return Math.round(Math.min(LONGEST_MS, Math.max(SHORTEST_MS, next)));
}
