import type { sportsbookTradingOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import { leagueOf, nameIn } from '../leagues/league.ts';

type Input = Output<typeof contract.closingReport.input>;
type Report = Output<typeof contract.closingReport.value>;

/** Fewer legs than these say nothing about a bettor. */
const FEWEST_LEGS = 10;
/** So many standard errors above the line are hardly luck. */
const ERRORS_ABOVE = 2;

type Row = {
  subject: string;
  legs: number;
  beaten: number;
  mean: number;
  spread: number | null;
  bets: number;
  stake: bigint;
  payout: bigint;
  expected: bigint;
};

const SUBJECTS = {
  league: sql`m.league_id`,
  market: sql`m.sport || ' ' || split_part(l.market, '.', 1)`,
  member: sql`s.member_id::text`,
} as const;

/**
 * Bets that were placed before their match began, against what the same selection cost when it did:
 * how much better than the closing line they were, and what singles should have brought by its chances.
 */
export async function reportClosing(
  house: House,
  { language }: Caller,
  { from, to, sport, by }: Input,
): Promise<Report> {
  const { rows } = await sql<Row>`
    select subject, count(*)::int as legs,
      count(*) filter (where odds > closing)::int as beaten,
      avg(odds::float8 / closing - 1) as mean,
      stddev_samp(odds::float8 / closing - 1) as spread,
      count(*) filter (where is_single)::int as bets,
      coalesce(sum(stake) filter (where is_single), 0)::bigint as stake,
      coalesce(sum(payout) filter (where is_single), 0)::bigint as payout,
      coalesce(sum(stake - stake * odds * chance / 100000000) filter (where is_single), 0)::bigint
        as expected
    from (
      select ${SUBJECTS[by]} as subject, l.odds, c.odds as closing, c.chance::numeric as chance,
        s.legs = 1 and s.kind = 'SINGLE' as is_single, s.stake, s.payout
      from sports_slips s
      join sports_legs l on l.bet_id = s.bet_id
      join sports_matches m on m.id = l.match_id
      join sports_closing_lines c on c.match_id = l.match_id and c.market = l.market
        and c.selection = l.selection
      where not s.is_open and s.stake > 0 and s.currency = ${BRAND_CURRENCY}
        and s.placed_at < m.line_closed_for and l.outcome <> 'VOID'
        and s.closed_at >= ${new Date(from)} and s.closed_at < ${new Date(to)}
        and (${sport ?? null}::text is null or m.sport = ${sport ?? null})) measured
    group by subject
    order by ${by === 'member' ? sql`mean desc` : sql`stake desc`}, subject limit 200`.execute(
    house.reports,
  );
  return {
    rows: rows.map(({ mean, spread, subject, ...row }) => ({
      ...row,
      subject,
      name: by === 'league' ? leagueName(house, subject, language) : subject,
      profit: row.stake - row.payout,
      clv: Math.round(mean * 10_000),
      isBeating: isBeating(row.legs, mean, spread),
    })),
  };
}

/** Whether a bettor took better prices than the line closed at, by more than luck explains. */
function isBeating(legs: number, mean: number, spread: number | null): boolean {
  if (legs < FEWEST_LEGS || mean <= 0) return false;
  return mean >= (ERRORS_ABOVE * (spread ?? 0)) / Math.sqrt(legs);
}

function leagueName(house: House, id: string, language: string): string {
  const league = leagueOf(house, id);
  return league ? nameIn(league, language) : id;
}
