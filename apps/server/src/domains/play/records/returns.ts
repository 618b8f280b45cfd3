import { addDays, dayOf } from '@baize/calendar';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import { type HeardEvent, listen } from '../../../platform/events.ts';
import type { House } from '../../../platform/house.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';

type Row = {
  vendor: string;
  gameCode: string;
  day: string;
  level: number;
  bets: number;
  stake: bigint;
  payout: bigint;
  ratios: number;
  squares: number;
  stakeSquares: number;
  payoutSquares: number;
  products: number;
};

/** Counts what games really return: a correction takes the old result out and puts the new one in. */
export const returnsListener = listen({
  name: 'play.returns',
  events: ['bet.settled', 'bet.voided'],
  handle: async (tx, events) => {
    const sums = new Map<string, Row>();
    for (const event of events) {
      const { name, payload } = event;
      if (payload.currency !== BRAND_CURRENCY || payload.stake === 0n) continue;
      if (payload.before?.state === 'settled') add(sums, event, payload.before.payout, -1);
      if (name === 'bet.settled') add(sums, event, payload.payout, 1);
    }
    if (sums.size > 0) await saveReturns(tx, [...sums.values()]);
  },
});

type Settled = HeardEvent<'bet.settled' | 'bet.voided'>;

function add(sums: Map<string, Row>, { payload, at }: Settled, payout: bigint, sign: 1 | -1): void {
  const { vendor, gameCode, stake } = payload;
  const day = dayOf(at, ZONE);
  const level = levelOf(stake);
  const key = `${vendor} ${gameCode} ${day} ${level}`;
  const row = sums.get(key) ?? {
    vendor,
    gameCode,
    day,
    level,
    bets: 0,
    stake: 0n,
    payout: 0n,
    ratios: 0,
    squares: 0,
    stakeSquares: 0,
    payoutSquares: 0,
    products: 0,
  };
  sums.set(key, row);
  const [paid, staked] = [Number(payout), Number(stake)];
  const ratio = paid / staked;
  row.bets += sign;
  row.stake += BigInt(sign) * stake;
  row.payout += BigInt(sign) * payout;
  row.ratios += sign * ratio;
  row.squares += sign * ratio * ratio;
  row.stakeSquares += sign * staked * staked;
  row.payoutSquares += sign * paid * paid;
  row.products += sign * staked * paid;
}

function levelOf(stake: bigint): number {
  return [10_000n, 100_000n, 1_000_000n].filter((bound) => stake >= bound).length;
}

async function saveReturns(tx: Transaction, rows: readonly Row[]): Promise<void> {
  const column = <Field extends keyof Row>(field: Field) => rows.map((row) => String(row[field]));
  await sql`insert into game_returns (vendor, game_code, day, level, bets, stake, payout, ratios, squares,
      stake_squares, payout_squares, products)
    select * from unnest(${column('vendor')}::text[], ${column('gameCode')}::text[],
      ${column('day')}::date[], ${column('level')}::smallint[], ${column('bets')}::bigint[],
      ${column('stake')}::numeric[], ${column('payout')}::numeric[],
      ${column('ratios')}::double precision[], ${column('squares')}::double precision[],
      ${column('stakeSquares')}::double precision[], ${column('payoutSquares')}::double precision[],
      ${column('products')}::double precision[])
    on conflict (vendor, game_code, day, level) do update set
      bets = game_returns.bets + excluded.bets, stake = game_returns.stake + excluded.stake,
      payout = game_returns.payout + excluded.payout, ratios = game_returns.ratios + excluded.ratios,
      squares = game_returns.squares + excluded.squares,
      stake_squares = game_returns.stake_squares + excluded.stake_squares,
      payout_squares = game_returns.payout_squares + excluded.payout_squares,
      products = game_returns.products + excluded.products`.execute(tx);
}

// Kept by days of the world's clock, so that a brand may change its zone.
const ZONE = 0;

const firstDay = (now: Date, count: number) => addDays(dayOf(now, ZONE), -count);

/** What a game returned over some days, and how far chance alone may carry it. */
export type LiveReturn = {
  vendor: string;
  gameCode: string;
  level: number | null;
  bets: number;
  stake: bigint;
  payout: bigint;
  /** The mean of payout over stake, its spread, and 2.58 standard errors. */
  mean: number;
  sigma: number;
  bound: number;
  /** All that was paid over all that was staked, and 2.58 standard errors of that. */
  ratio: number;
  ratioBound: number;
};

export async function liveReturns(
  { reports, clock }: House,
  { days, byLevel }: { days: number; byLevel: boolean },
): Promise<LiveReturn[]> {
  const since = firstDay(clock.now(), days);
  const level = byLevel ? sql`level` : sql`null::smallint`;
  const { rows } = await sql<{
    vendor: string;
    game_code: string;
    level: number | null;
    bets: bigint;
    stake: bigint;
    payout: bigint;
    ratios: number;
    squares: number;
    stake_squares: number;
    payout_squares: number;
    products: number;
  }>`select vendor, game_code, ${level} as level, sum(bets)::bigint as bets,
      sum(stake)::bigint as stake, sum(payout)::bigint as payout, sum(ratios) as ratios,
      sum(squares) as squares, sum(stake_squares) as stake_squares,
      sum(payout_squares) as payout_squares, sum(products) as products
    from game_returns where day >= ${since}::date group by 1, 2, 3 having sum(bets) > 0
    order by 1, 2, 3`.execute(reports);
  return rows.map((row) => {
    const bets = Number(row.bets);
    return {
      vendor: row.vendor,
      gameCode: row.game_code,
      level: row.level,
      bets,
      stake: row.stake,
      payout: row.payout,
      ...spreadOf(bets, row.ratios, row.squares),
      ...plainRatioOf(row),
    };
  });
}

/** The error of a ratio of sums: how far each payout lies from the ratio's share of its stake. */
function plainRatioOf(row: {
  stake: bigint;
  payout: bigint;
  stake_squares: number;
  payout_squares: number;
  products: number;
}) {
  const staked = Number(row.stake);
  const ratio = Number(row.payout) / staked;
  const apart = row.payout_squares - 2 * ratio * row.products + ratio * ratio * row.stake_squares;
  return { ratio, ratioBound: (2.58 * Math.sqrt(Math.max(0, apart))) / staked };
}

function spreadOf(bets: number, ratios: number, squares: number) {
  const mean = ratios / bets;
  const sigma = Math.sqrt(Math.max(0, squares / bets - mean * mean));
  return { mean, sigma, bound: (2.58 * sigma) / Math.sqrt(bets) };
}

export type ReturnDay = {
  day: string;
  bets: number;
  stake: bigint;
  payout: bigint;
  betsSoFar: number;
  mean: number;
  bound: number;
};

/** One game day by day; mean and bound are of all bets since the first day. */
export async function returnDays(
  { reports, clock }: House,
  { vendor, gameCode, days }: { vendor: string; gameCode: string; days: number },
): Promise<ReturnDay[]> {
  const since = firstDay(clock.now(), days);
  const { rows } = await sql<{
    day: string;
    bets: bigint;
    stake: bigint;
    payout: bigint;
    so_far: bigint;
    ratios: number;
    squares: number;
  }>`select day::text, sum(bets)::bigint as bets, sum(stake)::bigint as stake,
      sum(payout)::bigint as payout, (sum(sum(bets)) over so_far)::bigint as so_far,
      sum(sum(ratios)) over so_far as ratios, sum(sum(squares)) over so_far as squares
    from game_returns where vendor = ${vendor} and game_code = ${gameCode} and day >= ${since}::date
    group by day having sum(bets) > 0 window so_far as (order by day) order by day`.execute(
    reports,
  );
  return rows.map((row) => {
    const betsSoFar = Number(row.so_far);
    const { mean, bound } = spreadOf(betsSoFar, row.ratios, row.squares);
    return {
      day: row.day,
      bets: Number(row.bets),
      stake: row.stake,
      payout: row.payout,
      betsSoFar,
      mean,
      bound,
    };
  });
}
