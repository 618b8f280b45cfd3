/** How often something may be done: `perSecond` in the long run, `burst` at once. */
export type Budget = { perSecond: number; burst: number };

/** When the bucket will be full again, and how long to wait first; 0 is yes. */
export type Taken = { fullAtMs: number; waitMs: number };

/**
 * Takes one token from a bucket. The bucket is a single number, the moment at which it is full
 * again: what lies ahead of now has been taken, so nothing has to refill it in between.
 */
export function takeToken(
  fullAtMs: number | undefined,
  { perSecond, burst }: Budget,
  nowMs: number,
): Taken {
  const tokenMs = 1_000 / perSecond;
  const before = Math.max(fullAtMs ?? nowMs, nowMs);
  const after = before + tokenMs;
  const waitMs = after - nowMs - burst * tokenMs;
  // A rounding error of the division must not cost the last token.
  return waitMs > 0.001 ? { fullAtMs: before, waitMs } : { fullAtMs: after, waitMs: 0 };
}

/** Takes a token from the bucket of that name, and says how long to wait for it. */
export type TakeToken = (name: string, budget: Budget) => Promise<number> | number;

const MAX_BUCKETS = 100_000;

/** The buckets of one process. Full ones are forgotten, and the oldest when there are too many. */
export function openBuckets(nowMs: () => number, max = MAX_BUCKETS): TakeToken {
  const buckets = new Map<string, number>();
  return (name, budget) => {
    const taken = takeToken(buckets.get(name), budget, nowMs());
    // Set anew, so that the order of the map is the order of use.
    buckets.delete(name);
    buckets.set(name, taken.fullAtMs);
    if (buckets.size > max) forget(buckets, nowMs(), max);
    return taken.waitMs;
  };
}

function forget(buckets: Map<string, number>, nowMs: number, max: number): void {
  for (const [name, fullAtMs] of buckets) {
    if (fullAtMs <= nowMs) buckets.delete(name);
  }
  const keep = Math.floor(max * 0.9);
  for (const name of buckets.keys()) {
    if (buckets.size <= keep) break;
    buckets.delete(name);
  }
}
