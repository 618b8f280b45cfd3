import type { MatchRow, Sport } from '../book.ts';
import { grouped } from '../grouped.ts';

export type ListItem =
  | { kind: 'head'; id: string; sport: Sport; leagueId: string; title: string; count: number }
  | { kind: 'match'; id: string; matchId: string };

const SPORTS: readonly Sport[] = [
  'FOOTBALL',
  'BASKETBALL',
  'TENNIS',
  'TABLE_TENNIS',
  'MOBA',
  'SHOOTER',
];

/** Matches league by league, each league under its head; the order of matches inside is kept. */
export function byLeague(rows: readonly MatchRow[]): ListItem[] {
  const leagues = grouped(rows, ({ leagueId }) => leagueId);
  const sorted = [...leagues.values()].toSorted(([a], [b]) => byPlace(a!, b!));
  return sorted.flatMap((list) => underHead(list, list[0]!.leagueName));
}

function byPlace(a: MatchRow, b: MatchRow): number {
  const sports = SPORTS.indexOf(a.sport) - SPORTS.indexOf(b.sport);
  return sports || a.leagueName.localeCompare(b.leagueName);
}

/** Matches in the order of their start: a head where the league changes. */
export function byTime(rows: readonly MatchRow[]): ListItem[] {
  const runs: MatchRow[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run && run[0]!.leagueId === row.leagueId) run.push(row);
    else runs.push([row]);
  }
  return runs.flatMap((list) => underHead(list, list[0]!.leagueName));
}

function underHead(list: readonly MatchRow[], title: string): ListItem[] {
  const { sport, leagueId, matchId } = list[0]!;
  return [
    { kind: 'head', id: `${leagueId}:${matchId}`, sport, leagueId, title, count: list.length },
    ...list.map((row) => ({ kind: 'match' as const, id: row.matchId, matchId: row.matchId })),
  ];
}
