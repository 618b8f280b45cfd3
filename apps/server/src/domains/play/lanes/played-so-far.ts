import type { Money } from '@baize/money';
import { CompiledQuery } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import { BRAND_CURRENCY, type Statement } from '../../wallet/index.ts';

export type Run = (statement: Statement, values: unknown[]) => Promise<unknown[][]>;
export type Since = { memberId: bigint; since: Date };
/** Of bets made since then, in real money; what is open has won nothing yet. */
export type BetsSince = { staked: Money; won: Money };
/** How bets followed each other. */
export type BreaksSince = {
  /** The first bet after the last break; null where there was none. */
  begunAt: Date | null;
  lastAt: Date | null;
  /** Time between bets, breaks left out. */
  playedMs: number;
};

// A bet is settled no sooner than it is made, so that the index on settled bets finds it.
const OF_MEMBER = `b.member_id = w.member_id and b.currency = $3 and b.placed_at > w.since
  and b.state <> 'void' and (b.settled_at > w.since or b.state = 'open')`;

const sumBets: Statement = {
  name: 'play-bets-since',
  text: `select s.staked, s.won
    from unnest($1::bigint[], $2::timestamptz[]) with ordinality w (member_id, since, n)
    cross join lateral (select coalesce(sum(b.stake), 0)::bigint staked,
      coalesce(sum(b.payout), 0)::bigint won from bets b where ${OF_MEMBER}) s
    order by w.n`,
};

const findBreaks: Statement = {
  name: 'play-breaks-since',
  text: `select s.begun_at, s.last_at, s.played_ms
    from unnest($1::bigint[], $2::timestamptz[]) with ordinality w (member_id, since, n)
    cross join lateral (
      select max(g.placed_at) filter (where g.placed_at - coalesce(g.before, w.since) > i.idle)
          begun_at,
        max(g.placed_at) last_at,
        coalesce(extract(epoch from sum(g.placed_at - g.before)
          filter (where g.placed_at - g.before <= i.idle)) * 1000, 0)::float8 played_ms
      from (select b.placed_at, lag(b.placed_at) over (order by b.placed_at) before
        from bets b where ${OF_MEMBER}) g,
        (select make_interval(secs => $4::float8 / 1000) idle) i) s
    order by w.n`,
};

export async function betsSince(run: Run, rows: readonly Since[]): Promise<BetsSince[]> {
  const found = await run(sumBets, [...columnsOf(rows), BRAND_CURRENCY]);
  return (found as [bigint, bigint][]).map(([staked, won]) => ({ staked, won }));
}

export async function breaksSince(
  run: Run,
  rows: readonly Since[],
  idleMs: number,
): Promise<BreaksSince[]> {
  const found = await run(findBreaks, [...columnsOf(rows), BRAND_CURRENCY, idleMs]);
  return (found as [Date | null, Date | null, number][]).map(([begunAt, lastAt, playedMs]) => ({
    begunAt,
    lastAt,
    playedMs,
  }));
}

const columnsOf = (rows: readonly Since[]) => [
  rows.map(({ memberId }) => memberId),
  rows.map(({ since }) => since),
];

/** The same outside a lane. */
export const betsOf = (db: Database | Transaction, rows: readonly Since[]) =>
  betsSince(runOn(db), rows);

export const breaksOf = (db: Database | Transaction, rows: readonly Since[], idleMs: number) =>
  breaksSince(runOn(db), rows, idleMs);

function runOn(db: Database | Transaction): Run {
  return async ({ text }, values) => {
    const { rows } = await db.executeQuery<object>(CompiledQuery.raw(text, values));
    return rows.map((row) => Object.values(row));
  };
}
