import type { Finish } from '../slips/outrights.ts';
import type { Score, Sport } from '../sports.ts';

/** What ranks a team: points first, then by how much it won, then how much it scored. */
export type Standing = {
  readonly points: number;
  readonly difference: number;
  readonly scored: number;
};

export type PlayedMatch = Score & { readonly homeTeam: string; readonly awayTeam: string };

/** Only football gives points for a draw; elsewhere a win counts two. */
export const pointsForWin = (sport: Sport): number => (sport === 'FOOTBALL' ? 3 : 2);

/** The table of a season from what was played of it. */
export function standingsOf(
  sport: Sport,
  teams: readonly string[],
  played: readonly PlayedMatch[],
): Map<string, Standing> {
  const win = pointsForWin(sport);
  const table = new Map(teams.map((team) => [team, { points: 0, difference: 0, scored: 0 }]));
  const add = (team: string, own: number, other: number) => {
    const row = table.get(team);
    if (!row) return;
    row.points += own > other ? win : own === other ? 1 : 0;
    row.difference += own - other;
    row.scored += own;
  };
  for (const { homeTeam, awayTeam, home, away } of played) {
    add(homeTeam, home, away);
    add(awayTeam, away, home);
  }
  return table;
}

/** Below 0 where the first stands before the second; 0 where nothing parts them. */
export function compareStandings(a: Standing, b: Standing): number {
  return b.points - a.points || b.difference - a.difference || b.scored - a.scored;
}

/** Where each came in. Who cannot be parted shares a place: a dead heat. */
export function finishesOf(table: ReadonlyMap<string, Standing>): Map<string, NonNullable<Finish>> {
  const all = [...table.values()];
  return new Map(
    [...table].map(([team, own]) => {
      const before = all.filter((other) => compareStandings(other, own) < 0).length;
      const tied = all.filter((other) => compareStandings(other, own) === 0).length;
      return [team, { rank: before + 1, tied }];
    }),
  );
}
