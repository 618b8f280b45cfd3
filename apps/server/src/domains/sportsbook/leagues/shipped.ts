import { minutes } from '@baize/calendar';
import type { Sport } from '@baize/games';
import type { MatchSource } from '../tables.ts';
import { type Crest, crestOf } from './crests.ts';
import { leagueNames, type Names, type PatternName, teamName } from './names.ts';

export type Team = { id: string; name: string; rating: number; crest: Crest };

export type League = {
  id: string;
  sport: Sport;
  source: Exclude<MatchSource, 'season' | 'contest'>;
  names: Names;
  country: string;
  crest: Crest;
  /** Of a virtual league: how often a matchday begins, and where in that time. */
  everyMs: number;
  offsetMs: number;
  teams: readonly Team[];
};

type Shipped = [id: string, sport: Sport, name: PatternName, place: string, everyMinutes: number];

/** The leagues of the house: a matchday every so many minutes, all year round. */
const shipped: readonly Shipped[] = [
  ['norvia-premier', 'FOOTBALL', 'premier', 'Norvia', 12],
  ['norvia-first', 'FOOTBALL', 'first', 'Norvia', 15],
  ['castell-premier', 'FOOTBALL', 'premier', 'Castell', 12],
  ['castell-first', 'FOOTBALL', 'first', 'Castell', 15],
  ['solara-premier', 'FOOTBALL', 'premier', 'Solara', 12],
  ['meridia-premier', 'FOOTBALL', 'premier', 'Meridia', 14],
  ['kestria-premier', 'FOOTBALL', 'premier', 'Kestria', 14],
  ['lunara-premier', 'FOOTBALL', 'premier', 'Lunara', 16],
  ['azuria-cup', 'FOOTBALL', 'cup', 'Azuria', 16],
  ['vostana-first', 'FOOTBALL', 'first', 'Vostana', 18],
  ['norvia-hoops', 'BASKETBALL', 'hoops', 'Norvia', 14],
  ['solara-hoops', 'BASKETBALL', 'hoops', 'Solara', 16],
  ['kestria-hoops', 'BASKETBALL', 'hoops', 'Kestria', 18],
  ['castell-hoops', 'BASKETBALL', 'hoops', 'Castell', 20],
  ['meridia-open', 'TENNIS', 'open', 'Meridia', 16],
  ['azuria-open', 'TENNIS', 'open', 'Azuria', 18],
  ['vostana-open', 'TENNIS', 'open', 'Vostana', 20],
  ['lunara-open', 'TENNIS', 'open', 'Lunara', 24],
  ['kestria-table', 'TABLE_TENNIS', 'table', 'Kestria', 12],
  ['norvia-table', 'TABLE_TENNIS', 'table', 'Norvia', 14],
  ['solara-table', 'TABLE_TENNIS', 'table', 'Solara', 16],
  ['meridia-table', 'TABLE_TENNIS', 'table', 'Meridia', 18],
  ['azuria-arena', 'MOBA', 'arena', 'Azuria', 16],
  ['norvia-arena', 'MOBA', 'arena', 'Norvia', 18],
  ['vostana-arena', 'MOBA', 'arena', 'Vostana', 20],
  ['castell-tactical', 'SHOOTER', 'tactical', 'Castell', 16],
  ['lunara-tactical', 'SHOOTER', 'tactical', 'Lunara', 18],
  ['solara-tactical', 'SHOOTER', 'tactical', 'Solara', 20],
];

const TEAMS = 8;
const RATINGS = [1180, 1120, 1070, 1020, 985, 940, 890, 830];

export const shippedLeagues: ReadonlyMap<string, League> = new Map(
  shipped.map(([id, sport, name, place, everyMinutes], index) => {
    const before = shipped.slice(0, index).filter(([, other]) => other === sport).length;
    const everyMs = minutes(everyMinutes);
    const league: League = {
      id,
      sport,
      source: 'virtual',
      names: leagueNames(name, place),
      country: place,
      crest: crestOf(id),
      everyMs,
      // Leagues begin one after another, so that something starts in every minute.
      offsetMs: (index * minutes(7) + (index % 6) * 10_000) % everyMs,
      teams: Array.from({ length: TEAMS }, (_, n) => teamOf(id, sport, before * TEAMS + n, n)),
    };
    return [id, league];
  }),
);

function teamOf(leagueId: string, sport: Sport, n: number, seat: number): Team {
  const id = `${leagueId}.${seat + 1}`;
  // Neighbours in the list are no neighbours in strength.
  return {
    id,
    name: teamName(sport, n),
    rating: RATINGS[(seat * 3 + n) % TEAMS]!,
    crest: crestOf(id),
  };
}
