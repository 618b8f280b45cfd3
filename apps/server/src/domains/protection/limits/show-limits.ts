import { minutes } from '@baize/calendar';
import { protection as contract, type Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { settingsOf } from '../settings.ts';
import { sourcesOf } from '../sources.ts';
import type { Limit } from '../tables.ts';
import { PERIOD_MS } from './limits.ts';

type LimitKind = contract.LimitKind;
type LimitPeriod = contract.LimitPeriod;
type Shown = Output<typeof contract.limit>;
type Measure = NonNullable<Shown['value']>;

type Asked = {
  memberId: bigint;
  limits: readonly Limit[];
  at: Date;
  startedAt: number | undefined;
};

/** Every limit there can be: what holds, what was used of it, what waits to be confirmed. */
export async function showLimits(house: House, asked: Asked): Promise<Shown[]> {
  const shown: Shown[] = [];
  for (const kind of contract.limitKinds) {
    for (const period of contract.periodsOf[kind]) {
      const limit = asked.limits.find((one) => one.kind === kind && one.period === period);
      shown.push(await showLimit(house, asked, { kind, period, limit }));
    }
  }
  return shown;
}

type Which = { kind: LimitKind; period: LimitPeriod; limit: Limit | undefined };

async function showLimit(
  house: House,
  asked: Asked,
  { kind, period, limit }: Which,
): Promise<Shown> {
  const value = limit?.value ?? null;
  const used = value === null ? null : await usedOf(house, asked, { kind, period });
  const measure = (units: bigint | null): Measure | null =>
    units === null ? null : measureOf(kind, units);
  const left = value === null || used === null ? null : value > used ? value - used : 0n;
  const pending = limit?.is_asked
    ? { value: measure(limit.asked), ripeAt: limit.ripe_at!.getTime() }
    : null;
  return {
    kind,
    period,
    value: measure(value),
    used: measure(used),
    left: measure(left),
    setAt: value === null ? null : limit!.set_at.getTime(),
    pending,
  };
}

const measureOf = (kind: LimitKind, units: bigint): Measure =>
  kind === 'time' ? { amount: null, minutes: Number(units) } : { amount: units, minutes: null };

/** In units of the limit: money, or whole minutes begun. */
async function usedOf(
  house: House,
  { memberId, at, startedAt }: Asked,
  { kind, period }: Omit<Which, 'limit'>,
): Promise<bigint | null> {
  const sources = sourcesOf(house);
  if (kind === 'stake') return null;
  if (period === 'session') return minutesOf(startedAt ? at.getTime() - startedAt : 0);
  const since = new Date(at.getTime() - PERIOD_MS[period]!);
  const row = { memberId, since };
  if (kind === 'deposit') return sources.depositedSince(house.db, row);
  if (kind === 'time') {
    const idleMs = minutes(settingsOf(house).breakMinutes);
    const [breaks] = await sources.breaksOf(house.db, [row], idleMs);
    return minutesOf(breaks?.playedMs ?? 0);
  }
  const [bets] = await sources.betsOf(house.db, [row]);
  const { staked = 0n, won = 0n } = bets ?? {};
  if (kind === 'wager') return staked;
  return staked > won ? staked - won : 0n;
}

const minutesOf = (ms: number) => BigInt(Math.floor(ms / minutes(1)));
