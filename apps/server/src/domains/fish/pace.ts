import { performance } from 'node:perf_hooks';
import { seconds } from '@baize/calendar';

/** As often as an eye can follow, while there is room. */
export const SHORTEST_MS = 240;
/** As often as whoever has hit a fish should hear of it in a full house. */
export const LONG_MS = 960;
/** The same where the machine cannot do even that; a shot may be told for two seconds. */
export const LONGEST_MS = 1_280;
/** How much of its time a server may be at work before it asks for fewer and larger words. */
const WELL_USED = 0.6;
/** Beyond this words wait for each other, and whatever comes between makes all of them late. */
const FULL = 0.9;
const LOOK_EVERY_MS = seconds(1);

/** How long whoever shoots should gather what they fire and hit before they say it. */
export type Pace = { againInMs(): number };

/**
 * A pace that changed by a little every second would never let a sea keep its turn: whoever changes turns
 * comes beside others, and many words at once wait for each other.
 */
const PACES = [SHORTEST_MS, 320, 480, 640, LONG_MS, LONGEST_MS];

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

/** The longest is worth asking for only where nothing else helps. */
const roomAt = (pace: number): number => (pace < LONG_MS ? WELL_USED : FULL);

/** Room enough that the shorter pace will not be too much at once. */
const ROOMY = 0.9;

/** By how much too full it was, at once; back by one pace, and only where that leaves room. */
export function nextPace(againInMs: number, utilization: number): number {
  const room = roomAt(againInMs);
  if (utilization > room) {
    const wanted = (againInMs * utilization) / room;
    return PACES.find((pace) => pace >= wanted) ?? LONGEST_MS;
  }
  const shorter = PACES.findLast((pace) => pace < againInMs) ?? SHORTEST_MS;
  return utilization * (againInMs / shorter) <= roomAt(shorter) * ROOMY ? shorter : againInMs;
}

const TURNS = 24n;

/**
 * When somebody at a sea should speak again who was heard at an instant. All at one sea have the same
 * turn: what they fired is decided together, told at once to all four, and goes out with their answers.
 * Seas take turns, so that the server has as much to do in one moment as in another.
 */
export function untilTurnMs(againInMs: number, seaId: bigint, heardAt: number): number {
  const first = (Number(seaId % TURNS) * againInMs) / Number(TURNS);
  const turns = Math.ceil((heardAt + againInMs / 2 - first) / againInMs);
  return Math.round(first + turns * againInMs - heardAt);
}
