import { Redis } from 'ioredis';
import type { House } from '../house.ts';
import { type Budget, openBuckets, type TakeToken } from './bucket.ts';

declare module '../database.ts' {
  interface Tables {
    call_budgets: { name: string; full_at_ms: number };
  }
}

export type Buckets = { take: TakeToken; close(): void };

/**
 * One server counts in its own memory. Several servers count together in Redis where there is one,
 * else in a table that no crash has to save; there, bets and reads stay with each server, because a
 * row written for every one of them would cost more than the sharing protects.
 */
export function openSharedBuckets(house: House): Buckets {
  const local = openBuckets(() => performance.now());
  if (house.config.REDIS_URL) return redisBuckets(house.config.REDIS_URL, local);
  if (house.config.DATABASE_URL) return tableBuckets(house, local);
  return { take: local, close: () => {} };
}

const KEPT_LOCAL = /^(bet|read) /;
const SWEEP_EVERY = 5_000;

/** The rule of takeToken as one statement, so that two servers cannot take the same token. */
export function tableBuckets(house: House, local: TakeToken): Buckets {
  let takes = 0;
  const count = async (name: string, budget: Budget) => {
    if (++takes % SWEEP_EVERY === 0) await sweep(house);
    const tokenMs = 1_000 / budget.perSecond;
    const { rowCount } = await house.pool.query(
      `with now as (select extract(epoch from clock_timestamp()) * 1000 as ms)
       insert into call_budgets as b (name, full_at_ms) select $1, ms + $2 from now
       on conflict (name) do update
         set full_at_ms = greatest(b.full_at_ms, excluded.full_at_ms - $2) + $2
         where greatest(b.full_at_ms, excluded.full_at_ms - $2) + $2
               <= excluded.full_at_ms - $2 + $3`,
      [name, tokenMs, budget.burst * tokenMs],
    );
    return rowCount === 0 ? tokenMs : 0;
  };
  const take: TakeToken = (name, budget) =>
    KEPT_LOCAL.test(name) ? local(name, budget) : count(name, budget);
  return { take, close: () => {} };
}

async function sweep(house: House): Promise<void> {
  await house.pool.query(
    'delete from call_budgets where full_at_ms < extract(epoch from clock_timestamp()) * 1000',
  );
}

const SCRIPT = `
local t = redis.call('TIME')
local now = t[1] * 1000 + t[2] / 1000
local token = tonumber(ARGV[1])
local before = math.max(tonumber(redis.call('GET', KEYS[1]) or now), now)
local wait = before + token - now - tonumber(ARGV[2])
if wait > 0.001 then return math.ceil(wait) end
redis.call('SET', KEYS[1], before + token, 'PX', math.ceil(before + token - now) + 1)
return 0`;

const ANSWER_WITHIN_MS = 300;

/** The same rule in Redis, by its clock; while it is away, every server counts for itself. */
function redisBuckets(url: string, local: TakeToken): Buckets {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    // One that is there but says nothing must not hold up every call.
    commandTimeout: ANSWER_WITHIN_MS,
  });
  redis.on('error', () => {});
  const count = async (name: string, { perSecond, burst }: Budget) => {
    const tokenMs = 1_000 / perSecond;
    return Number(await redis.eval(SCRIPT, 1, `limit:${name}`, tokenMs, burst * tokenMs));
  };
  const take: TakeToken = (name, budget) => count(name, budget).catch(() => local(name, budget));
  return { take, close: () => redis.disconnect() };
}
