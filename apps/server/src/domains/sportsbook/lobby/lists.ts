import type { sportsbookFixtures as contract, Output } from '@baize/contract';
import { isEsport, sports } from '@baize/games';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { shownState, showTeams } from '../bets/shown-bets.ts';
import { stateAt } from '../fixtures/course.ts';
import { readMatch } from '../fixtures/match.ts';
import { allLeagues, type League, nameIn } from '../leagues/league.ts';
import { settingsOf } from '../leagues/settings.ts';
import { liveOf, showRow, upcomingOf } from './rows.ts';

type Tree = Output<typeof contract.tree.value>;
type ShownLeague = Tree['sports'][number]['leagues'][number];

/** Sports and their leagues, with how much there is of each. */
export function showTree(house: House, { language }: Caller, category: string): Tree {
  const now = house.clock.now().getTime();
  const leagues = countLeagues(house, language, { category, now });
  return {
    now,
    sports: sports.flatMap((sport) => {
      const own = leagues.filter((league) => league.sport === sport);
      if (own.length === 0) return [];
      const sum = (read: (league: ShownLeague) => number) =>
        own.reduce((total, league) => total + read(league), 0);
      return [
        {
          sport,
          live: sum(({ live }) => live),
          upcoming: sum((one) => one.upcoming),
          leagues: own,
        },
      ];
    }),
  };
}

function countLeagues(
  house: House,
  language: string,
  { category, now }: { category: string; now: number },
): ShownLeague[] {
  const live = countBy(liveOf(house, { category }, now));
  const upcoming = countBy(upcomingOf(house, { category }, now));
  return allLeagues(house)
    .filter(({ id }) => settingsOf(house, id).content.isOpen)
    .filter(({ id, source }) => source === 'virtual' || live.has(id) || upcoming.has(id))
    .filter(({ sport }) => !category || (category === 'ESPORTS') === isEsport(sport))
    .map((league) => showLeague(league, language, live.get(league.id), upcoming.get(league.id)));
}

function showLeague(league: League, language: string, live = 0, upcoming = 0): ShownLeague {
  const { id, sport, country, crest } = league;
  return { leagueId: id, sport, name: nameIn(league, language), country, crest, live, upcoming };
}

function countBy(matches: readonly { league: League }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { league } of matches) counts.set(league.id, (counts.get(league.id) ?? 0) + 1);
  return counts;
}

export function listLive(
  house: House,
  { language }: Caller,
  wanted: Output<typeof contract.live.input>,
): Output<typeof contract.live.value> {
  const now = house.clock.now().getTime();
  return {
    now,
    list: liveOf(house, wanted, now).map((match) => showRow(house, match, language, now)),
  };
}

export function listUpcoming(
  house: House,
  { language }: Caller,
  { order, until, page, size, ...wanted }: Output<typeof contract.upcoming.input>,
): Output<typeof contract.upcoming.value> {
  const now = house.clock.now().getTime();
  const all = upcomingOf(house, wanted, now).filter(({ startsAt }) => !until || startsAt <= until);
  if (order === 'league') all.sort(byLeague(house));
  return {
    list: all
      .slice((page - 1) * size, page * size)
      .map((match) => showRow(house, match, language, now)),
    page,
    totalPages: Math.max(1, Math.ceil(all.length / size)),
    totalCount: all.length,
  };
}

function byLeague(house: House) {
  const places = new Map(allLeagues(house).map(({ id }, n) => [id, n]));
  const placeOf = ({ league }: { league: League }) => places.get(league.id) ?? 0;
  return <Row extends { league: League; startsAt: number }>(a: Row, b: Row) =>
    placeOf(a) - placeOf(b) || a.startsAt - b.startsAt;
}

const MAX_FOUND = 40;

/** Every word must stand in the name of a team, or of the league in any language. */
export function searchMatches(
  house: House,
  { language }: Caller,
  { words, category }: Output<typeof contract.search.input>,
): Output<typeof contract.search.value> {
  const now = house.clock.now().getTime();
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (text: string) => wanted.every((word) => text.toLowerCase().includes(word));
  const matches = [...liveOf(house, { category }, now), ...upcomingOf(house, { category }, now)]
    .filter(({ home, away, league }) => holds(`${home.name} ${away.name} ${namesOf(league)}`))
    .slice(0, MAX_FOUND);
  const leagues = countLeagues(house, language, { category, now }).filter(({ leagueId }) =>
    holds(namesOf(allLeagues(house).find(({ id }) => id === leagueId)!)),
  );
  return { leagues, matches: matches.map((match) => showRow(house, match, language, now)) };
}

const namesOf = ({ names }: League) => Object.values(names).join(' ');

/** Matches that are over, newest first. */
export async function listResults(
  house: House,
  { language }: Caller,
  input: Output<typeof contract.results.input>,
): Promise<Output<typeof contract.results.value>> {
  const { category, sport, leagueId, from, to, after, size } = input;
  let query = house.db
    .selectFrom('sports_matches')
    .selectAll()
    .where('phase', 'in', ['ended', 'void'])
    .where('source', 'not in', ['season', 'contest']);
  if (sport) query = query.where('sport', '=', sport);
  else if (category) {
    query = query.where(
      'sport',
      'in',
      sports.filter((one) => (category === 'ESPORTS') === isEsport(one)),
    );
  }
  if (leagueId) query = query.where('league_id', '=', leagueId);
  if (from !== undefined) query = query.where('starts_at', '>=', new Date(from));
  if (to !== undefined) query = query.where('starts_at', '<', new Date(to));
  if (after !== undefined) {
    const last = await house.db
      .selectFrom('sports_matches')
      .select('starts_at')
      .where('id', '=', BigInt(after))
      .executeTakeFirst();
    if (last) {
      query = query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('starts_at', 'id'), '<', tuple(last.starts_at, BigInt(after))),
      );
    }
  }
  const rows = await query.orderBy('starts_at', 'desc').orderBy('id', 'desc').limit(size).execute();
  const matches = await Promise.all(rows.map((row) => readMatch(house, row)));
  return {
    list: matches.flatMap((match) => {
      if (!match) return [];
      return [
        {
          matchId: String(match.id),
          ...showTeams(match, language),
          startsAt: match.startsAt,
          phase: match.phase,
          state: shownState(stateAt(match, match.startsAt)),
          revision: match.revision,
        },
      ];
    }),
    after: rows.length < size ? null : String(rows.at(-1)!.id),
  };
}
