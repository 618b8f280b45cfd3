import type { MatchRow } from '../book.ts';
import type { SlipLeg } from '../slip/slip.ts';

type Picked = Pick<SlipLeg, 'market' | 'selection' | 'odds'>;

/** What a slip remembers of the match it backs. */
export const legOf = (row: MatchRow, { market, selection, odds }: Picked): SlipLeg => ({
  matchId: row.matchId,
  market,
  selection,
  odds,
  sport: row.sport,
  home: row.home.name,
  away: row.away.name,
  leagueName: row.leagueName,
  startsAt: row.startsAt,
});
