import type { sportsbookTradingOperator as contract, Output } from '@baize/contract';
import type { Sport } from '@baize/games';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { findAlive } from '../../../platform/database/lease.ts';
import type { House } from '../../../platform/house.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import { BOOK_LEASE } from '../calendar/runner.ts';
import { bookOf, findMatches } from '../fixtures/book.ts';
import { phaseAt } from '../fixtures/course.ts';
import { runnerOf } from '../fixtures/season.ts';
import { leagueOf, nameIn } from '../leagues/league.ts';
import { backedMatches, type Lying, lyingOn, sumsOf } from './lying.ts';

const MAX_SELECTIONS = 50;

/** What open slips could cost, the heaviest selections first. */
export async function showLiabilities(
  house: House,
  { language }: Caller,
  sport: Sport | undefined,
): Promise<Output<typeof contract.liabilities.value>> {
  const found = await findMatches(house, await backedMatches(house));
  const matches = new Map([...found].filter(([, match]) => !sport || match.sport === sport));
  const lying = await lyingOn(house, [...matches.keys()]);
  const byLeague = new Map<string, Lying[]>();
  for (const one of lying) {
    const { league } = matches.get(one.matchId)!;
    byLeague.set(league.id, [...(byLeague.get(league.id) ?? []), one]);
  }
  const leagueIn = (id: string) =>
    [...matches.values()].find(({ league }) => league.id === id)!.league;
  const taken = stakesByMarket(lying);
  const all = sumsOf(lying);
  return {
    openBets: await countOpen(house),
    openStake: all.stake,
    maxPayout: lying.reduce((sum, { payout }) => sum + payout, 0n),
    leagues: [...byLeague]
      .map(([leagueId, some]) => ({
        leagueId,
        name: nameIn(leagueIn(leagueId), language),
        sport: leagueIn(leagueId).sport,
        ...sumsOf(some),
      }))
      .sort((a, b) => Number(b.exposure - a.exposure)),
    selections: lying
      .map(({ matchId, ...one }) => ({
        matchId: String(matchId),
        home: matches.get(matchId)!.home.name,
        away: matches.get(matchId)!.away.name,
        ...one,
        runner: runnerOf(matches.get(matchId)!, one.selection)?.name ?? null,
        profit: taken.get(`${matchId} ${one.market}`)! - one.payout,
      }))
      .sort((a, b) => Number(a.profit - b.profit))
      .slice(0, MAX_SELECTIONS),
  };
}

function stakesByMarket(lying: readonly Lying[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { matchId, market, stake } of lying) {
    const key = `${matchId} ${market}`;
    sums.set(key, (sums.get(key) ?? 0n) + stake);
  }
  return sums;
}

async function countOpen({ reports }: House): Promise<number> {
  const { count } = await reports
    .selectFrom('sports_slips')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('is_open', '=', true)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What single bets brought, by league and market. */
export async function reportMargins(
  house: House,
  { language }: Caller,
  { from, to, sport }: Output<typeof contract.marginReport.input>,
): Promise<Output<typeof contract.marginReport.value>> {
  const { rows } = await sql<{
    sport: Sport;
    league_id: string;
    market: string;
    bets: bigint;
    stake: bigint;
    payout: bigint;
  }>`
    select m.sport, m.league_id, split_part(l.market, '.', 1) as market, count(*) as bets,
      sum(s.stake)::bigint as stake, sum(s.payout)::bigint as payout
    from sports_slips s
    join sports_legs l on l.bet_id = s.bet_id
    join sports_matches m on m.id = l.match_id
    where not s.is_open and s.legs = 1
      and s.closed_at >= ${new Date(from)} and s.closed_at < ${new Date(to)}
      and s.currency = ${BRAND_CURRENCY} and (${sport ?? null}::text is null or m.sport = ${sport ?? null})
    group by 1, 2, 3 order by 5 desc limit 500`.execute(house.reports);
  return {
    rows: rows.map(({ league_id, bets, stake, payout, ...row }) => ({
      ...row,
      leagueId: league_id,
      leagueName: leagueName(house, league_id, language),
      bets: Number(bets),
      stake,
      payout,
      profit: stake - payout,
    })),
  };
}

function leagueName(house: House, id: string, language: string): string {
  const league = leagueOf(house, id);
  return league ? nameIn(league, language) : id;
}

/** Whether somebody runs the book, and what waits to be paid. */
export async function showHealth(house: House): Promise<Output<typeof contract.health.value>> {
  const now = house.clock.now().getTime();
  const phases = [...bookOf(house).open.values()].map((match) => phaseAt(match, now));
  const alive = await findAlive(house.db, [BOOK_LEASE]);
  const { rows } = await sql<{ unsettled: bigint; oldest: Date | null }>`
    select count(*) as unsettled, min(ended_at) as oldest from sports_matches where phase in ('ended', 'void') and settled_at is null`.execute(
    house.db,
  );
  const { unsettled, oldest } = rows[0]!;
  return {
    isRunning: alive.has(BOOK_LEASE),
    live: phases.filter((phase) => phase === 'live').length,
    upcoming: phases.filter((phase) => phase === 'scheduled').length,
    unsettled: Number(unsettled),
    oldestUnsettledAt: oldest?.getTime() ?? null,
    openBets: await countOpen(house),
  };
}
