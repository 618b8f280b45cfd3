import { hours, minutes } from '@baize/calendar';
import type { Currency, Statement } from '../../wallet/index.ts';
import type { ExclusionKind, Limit, Standing } from '../tables.ts';
import { PERIOD_MS } from './limits.ts';

export type Ask = {
  memberId: bigint;
  currency: Currency;
  stake: bigint;
  round?: { name: string; staked: bigint } | undefined;
};
type Since = { memberId: bigint; since: Date };

/** What play lets a guard read, under the lock of the members' cash. */
export type GuardReader = {
  at: Date;
  run(statement: Statement, values: unknown[]): Promise<unknown[][]>;
  takeFreely(member: Pick<Ask, 'memberId' | 'currency'>, stake: bigint): boolean;
  letPlay(free: readonly { memberId: bigint; until: Date; stake: bigint | null }[]): Promise<void>;
  betsSince(rows: readonly Since[]): Promise<{ staked: bigint; won: bigint }[]>;
  breaksSince(
    rows: readonly Since[],
    idleMs: number,
  ): Promise<{ begunAt: Date | null; lastAt: Date | null; playedMs: number }[]>;
};

export type MoneyLimit = {
  kind: 'wager' | 'loss' | 'stake';
  period: string;
  value: bigint;
  used: bigint;
  /** The most that can have been used by the end of `FREE_FOR_MS`, if nothing more is staked. */
  usedSoon: bigint;
};

/** How a member stands when their bet is judged. */
export type Snapshot = {
  memberId: bigint;
  exclusionKind: ExclusionKind | null;
  identity: Standing['identity_state'];
  isAgeChecked: boolean;
  startedAt: Date;
  raisedAt: Date | null;
  acknowledged_at: Date | null;
  reality_minutes: number;
  moneyLimits: MoneyLimit[];
  timeLimits: { period: string; usedMs: number; maxMs: number }[];
  /** Something about the session is not kept yet. */
  isNew: boolean;
};

const readMembers: Statement = {
  name: 'protection-look',
  text: `select w.member_id, case when p.barred_until > $2::timestamptz then p.bar_kind end,
      coalesce(p.identity_state, 'none'), p.age_checked_at is not null, p.session_started_at,
      p.looked_at, p.check_raised_at, p.acknowledged_at, coalesce(p.reality_minutes, 60)::int,
      (select string_agg(l.kind || ' ' || l.period || ' ' || l.value, ',') from protection_limits l
        where l.member_id = w.member_id and l.value is not null and l.kind <> 'deposit')
    from unnest($1::bigint[]) w (member_id)
    left join protection_members p on p.member_id = w.member_id`,
};

type Row = readonly [
  bigint,
  ExclusionKind | null,
  Standing['identity_state'],
  boolean,
  Date | null,
  Date | null,
  Date | null,
  Date | null,
  number,
  string | null,
];

/** For so long a member with limits may go on without their bets being summed again. */
export const FREE_FOR_MS = hours(1);

// A bet that changes nothing about the session need not be written each time.
const SAVE_EVERY_MS = minutes(1);

/** Reads how members stand, and since when each plays without a longer break. */
export async function readSnapshots(
  reader: GuardReader,
  memberIds: readonly bigint[],
  idleMs: number,
): Promise<Map<bigint, Snapshot>> {
  const rows = (await reader.run(readMembers, [memberIds, reader.at])) as unknown as Row[];
  const known = rows.filter(([, , , , , lookedAt]) => lookedAt !== null);
  const sinces = known.map(([memberId, , , , , lookedAt]) => ({ memberId, since: lookedAt! }));
  const found = sinces.length > 0 ? await reader.breaksSince(sinces, idleMs) : [];
  const breaks = new Map(known.map(([memberId], n) => [memberId, found[n]!]));
  const seen = rows.map((row) => snapshotOf(row, breaks.get(row[0]), reader.at, idleMs));
  await addPlayTimes(reader, seen, idleMs);
  return new Map(seen.map((one) => [one.memberId, one]));
}

type Breaks = Awaited<ReturnType<GuardReader['breaksSince']>>[number];

function snapshotOf(row: Row, breaks: Breaks | undefined, at: Date, idleMs: number): Snapshot {
  const [memberId, exclusionKind, identity, isAgeChecked, started, lookedAt] = row;
  const [, , , , , , raisedAt, acknowledged, realityMinutes, limits] = row;
  const lastAt = breaks?.lastAt ?? lookedAt;
  const isAnew = !started || !lastAt || at.getTime() - lastAt.getTime() > idleMs;
  const startedAt = isAnew ? at : (breaks?.begunAt ?? started);
  const isOld = !lookedAt || at.getTime() - lookedAt.getTime() > SAVE_EVERY_MS;
  const read = (limits?.split(',') ?? []).map(readLimit);
  return {
    memberId,
    exclusionKind,
    identity,
    isAgeChecked,
    startedAt,
    raisedAt,
    acknowledged_at: acknowledged,
    reality_minutes: realityMinutes,
    isNew: isOld || startedAt !== started,
    moneyLimits: read.flatMap(({ kind, period, value }) =>
      kind === 'time' ? [] : [{ kind, period, value, used: 0n, usedSoon: 0n }],
    ),
    timeLimits: read.flatMap(({ kind, period, value }) => {
      const usedMs = period === 'session' ? at.getTime() - startedAt.getTime() : 0;
      return kind === 'time' ? [{ period, usedMs, maxMs: minutes(Number(value)) }] : [];
    }),
  };
}

function readLimit(text: string) {
  const [kind, period, value] = text.split(' ') as [
    Exclude<Limit['kind'], 'deposit'>,
    string,
    string,
  ];
  return { kind, period, value: BigInt(value) };
}

/** Time between bets counts in every rolling period, up to this one. */
async function addPlayTimes(
  reader: GuardReader,
  seen: readonly Snapshot[],
  idleMs: number,
): Promise<void> {
  const wanted = seen.flatMap((one) =>
    one.timeLimits.flatMap((limit) => {
      const periodMs = PERIOD_MS[limit.period as Limit['period']];
      return periodMs ? [{ one, limit, since: new Date(reader.at.getTime() - periodMs) }] : [];
    }),
  );
  if (wanted.length === 0) return;
  const rows = wanted.map(({ one, since }) => ({ memberId: one.memberId, since }));
  const found = await reader.breaksSince(rows, idleMs);
  wanted.forEach(({ limit }, n) => {
    const { lastAt, playedMs } = found[n]!;
    const sinceLast = lastAt ? reader.at.getTime() - lastAt.getTime() : idleMs + 1;
    limit.usedMs = playedMs + (sinceLast <= idleMs ? sinceLast : 0);
  });
}

/** What was staked and lost in the periods that end now. */
export async function addBetSums(
  reader: GuardReader,
  seen: ReadonlyMap<bigint, Snapshot>,
): Promise<void> {
  const rows = new Map<string, Since>();
  const addRow = (memberId: bigint, agoMs: number) => {
    rows.set(`${memberId} ${agoMs}`, { memberId, since: new Date(reader.at.getTime() - agoMs) });
  };
  for (const { memberId, limit, periodMs } of periodsOf(seen)) {
    addRow(memberId, periodMs);
    // Wins leave a rolling period too, and what was lost beside them then weighs more.
    if (limit.kind === 'loss') addRow(memberId, periodMs - FREE_FOR_MS);
  }
  if (rows.size === 0) return;
  const found = await reader.betsSince([...rows.values()]);
  const sums = new Map([...rows.keys()].map((key, n) => [key, found[n]!]));
  for (const { memberId, limit, periodMs } of periodsOf(seen)) {
    const { staked, won } = sums.get(`${memberId} ${periodMs}`)!;
    const soon = sums.get(`${memberId} ${periodMs - FREE_FOR_MS}`);
    limit.used = limit.kind === 'loss' ? staked - won : staked;
    limit.usedSoon = limit.kind === 'loss' ? staked - soon!.won : staked;
  }
}

/** The limits that count what was done over a time, one after the other. */
function periodsOf(seen: ReadonlyMap<bigint, Snapshot>) {
  return [...seen.values()].flatMap(({ memberId, moneyLimits }) =>
    moneyLimits.flatMap((limit) => {
      const periodMs = PERIOD_MS[limit.period as Limit['period']];
      return periodMs ? [{ memberId, limit, periodMs }] : [];
    }),
  );
}
