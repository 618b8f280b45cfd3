import type { sportsbookFixtures as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { showTeam } from '../bets/shown-bets.ts';
import { bookOf } from '../fixtures/book.ts';
import type { Match } from '../fixtures/match.ts';
import { findLeague, type League, nameIn } from '../leagues/league.ts';

type Entry = Output<typeof contract.formEntry>;
type Table = Output<typeof contract.table.value>;
type Row = Table['rows'][number];

const SHOWN = 5;

const isPlayed = ({ phase, state }: Match) => phase === 'ended' && state?.phase === 'FINISHED';

/** What a team did last, newest first. */
export function formOf(house: House, league: League, teamId: string, before: number): Entry[] {
  return played(house, league.id)
    .filter(({ home, away, startsAt }) => startsAt < before && [home.id, away.id].includes(teamId))
    .slice(-SHOWN)
    .reverse()
    .map((match) => entryOf(match, teamId));
}

/** What became of it when the two met before, as the first of them sees it. */
export function headToHead(house: House, { league, home, away, startsAt }: Match): Entry[] {
  return played(house, league.id)
    .filter((match) => match.startsAt < startsAt)
    .filter((match) => {
      const ids = [match.home.id, match.away.id];
      return ids.includes(home.id) && ids.includes(away.id);
    })
    .slice(-SHOWN)
    .reverse()
    .map((match) => entryOf(match, home.id));
}

const played = (house: House, leagueId: string) =>
  (bookOf(house).over.get(leagueId) ?? []).filter(isPlayed);

function entryOf({ id, startsAt, home, away, state }: Match, teamId: string): Entry {
  const isHome = home.id === teamId;
  const [goalsFor, goalsAgainst] = isHome ? [state!.home, state!.away] : [state!.away, state!.home];
  return {
    matchId: String(id),
    startsAt,
    opponent: showTeam(isHome ? away : home),
    isHome,
    goalsFor,
    goalsAgainst,
    result: goalsFor > goalsAgainst ? 'W' : goalsFor < goalsAgainst ? 'L' : 'D',
  };
}

/** The table of the running season. */
export function showTable(house: House, { language }: Caller, leagueId: string): Table {
  const league = findLeague(house, leagueId);
  const { open, over } = bookOf(house);
  const newest = [...(over.get(leagueId) ?? [])].at(-1);
  const next = [...open.values()].find((match) => match.league.id === leagueId);
  const season = newest?.season ?? next?.season ?? 1;
  const matches = played(house, leagueId).filter((match) => match.season === season);
  const rows = league.teams.map((team) => {
    const entries = matches
      .filter(({ home, away }) => home.id === team.id || away.id === team.id)
      .map((match) => entryOf(match, team.id));
    return standing(league, showTeam(team), entries);
  });
  rows.sort(
    (a, b) =>
      b.points - a.points ||
      b.goalsFor - b.goalsAgainst - (a.goalsFor - a.goalsAgainst) ||
      b.goalsFor - a.goalsFor ||
      a.team.name.localeCompare(b.team.name),
  );
  return {
    leagueId,
    sport: league.sport,
    name: nameIn(league, language),
    country: league.country,
    crest: league.crest,
    season,
    matchday: newest?.matchday ?? 0,
    rows: rows.map((row, n) => ({ ...row, rank: n + 1 })),
  };
}

function standing({ sport }: League, team: Row['team'], entries: readonly Entry[]): Row {
  const count = (result: Entry['result']) => entries.filter((one) => one.result === result).length;
  const sum = (read: (entry: Entry) => number) => entries.reduce((all, one) => all + read(one), 0);
  const [won, drawn] = [count('W'), count('D')];
  return {
    rank: 0,
    team,
    played: entries.length,
    won,
    drawn,
    lost: count('L'),
    goalsFor: sum(({ goalsFor }) => goalsFor),
    goalsAgainst: sum(({ goalsAgainst }) => goalsAgainst),
    // Only football gives points for a draw; elsewhere a win counts two.
    points: sport === 'FOOTBALL' ? won * 3 + drawn : won * 2,
    form: entries.slice(-SHOWN).map(({ result }) => result),
  };
}
