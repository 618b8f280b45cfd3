import { finishesOf, scheduledMatch, standingsOf } from '@baize/games';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { bookOf, renewMatches, writtenNow } from '../fixtures/book.ts';
import type { Match } from '../fixtures/match.ts';
import { startOf } from '../fixtures/pairings.ts';
import { daysOf, runnersOf } from '../fixtures/season.ts';
import type { Finishes } from '../tables.ts';

type Result = { home: string; away: string; home_score: number; away_score: number };

/**
 * Ends seasons whose last match is over: the table as it stands then decides, whatever becomes of a
 * match later. A season of which less than half was played is called off.
 */
export async function endSeasons(house: House): Promise<void> {
  const now = house.clock.now();
  const due = [...bookOf(house).seasons.values()].filter(
    ({ source, league, season }) =>
      source === 'season' && startOf(league, daysOf(league, season).last) <= now.getTime(),
  );
  let ended = 0;
  for (const match of due) if (await endSeason(house, match, now)) ended += 1;
  if (ended > 0) await renewMatches(house);
}

async function endSeason(house: House, match: Match, now: Date): Promise<boolean> {
  const { open, results } = await readSeason(house, match);
  if (open) return false;
  const { teams } = match.league;
  const isPlayed = 2 * results.length >= teams.length * (teams.length - 1);
  const { numUpdatedRows } = await house.db
    .updateTable('sports_matches')
    .set({
      phase: isPlayed ? 'ended' : 'void',
      state: JSON.stringify({ ...scheduledMatch(match.sport), phase: 'FINISHED' }),
      finishes: JSON.stringify(finishesIn(match, results)),
      revision: match.revision + 1,
      ended_at: now,
      changed_at: writtenNow,
    })
    .where('id', '=', match.id)
    .where('phase', '=', 'scheduled')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function finishesIn(match: Match, results: readonly Result[]): Finishes {
  const teams = match.league.teams.map(({ id }) => id);
  const played = results.map(({ home, away, home_score, away_score }) => ({
    homeTeam: home,
    awayTeam: away,
    home: home_score,
    away: away_score,
  }));
  const finishes = finishesOf(standingsOf(match.sport, teams, played));
  return Object.fromEntries(
    runnersOf(match).map(({ code, team }) => [code, finishes.get(team.id)!]),
  );
}

/** From the table itself: memory may be behind, and forgets. */
async function readSeason({ db }: House, { league, season }: Match) {
  const { rows } = await sql<Result & { phase: string }>`
    select home, away, phase, (state->>'home')::int as home_score, (state->>'away')::int as away_score
    from sports_matches
    where league_id = ${league.id} and season = ${season} and source = 'virtual'
      and starts_at >= ${new Date(startOf(league, daysOf(league, season).first))}`.execute(db);
  return {
    open: rows.some(({ phase }) => phase !== 'ended' && phase !== 'void'),
    results: rows.filter(({ phase }) => phase === 'ended'),
  };
}
