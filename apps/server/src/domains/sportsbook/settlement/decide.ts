import { type MatchState, type Outcome, outcomeOf, readMarketKey } from '@baize/games';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';

type Backed = {
  market: string;
  selection: string;
  home: number;
  away: number;
  outcome: Outcome | null;
};

/** How a leg ends by a state of its match. */
export type Judge = (leg: Omit<Backed, 'outcome'>) => Outcome | null;

export const judgeBy =
  (state: MatchState): Judge =>
  ({ market, selection, home, away }) =>
    outcomeOf(readMarketKey(market)!, selection, state, { home, away });

export const VOID_ALL: Judge = () => 'VOID';

/**
 * Decides the legs of a match that its state decides. Legs that back the same are decided together, so
 * a full house costs no more than its markets. `isAnew`: decided ones are judged again.
 */
export async function decideLegs(
  db: Database | Transaction,
  matchId: bigint,
  judge: Judge,
  { at, isAnew = false }: { at: Date; isAnew?: boolean },
): Promise<number> {
  const backed = await backedOn(db, matchId, isAnew);
  const decided = backed
    .map((one) => ({ ...one, ends: judge(one) }))
    .filter(({ outcome, ends }) => ends !== outcome && (ends !== null || isAnew));
  if (decided.length === 0) return 0;
  const { numAffectedRows } = await sql`
    update sports_legs l set outcome = w.ends, decided_at = case when w.ends is not null then ${at}::timestamptz end
    from unnest(${decided.map(({ market }) => market)}::text[],
      ${decided.map(({ selection }) => selection)}::text[],
      ${decided.map(({ home }) => home)}::int[], ${decided.map(({ away }) => away)}::int[],
      ${decided.map(({ ends }) => ends)}::text[]) w (market, selection, home, away, ends)
    where l.match_id = ${matchId} and l.market = w.market and l.selection = w.selection
      and l.home = w.home and l.away = w.away and (l.outcome is null or ${isAnew})`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

async function backedOn(
  db: Database | Transaction,
  matchId: bigint,
  isAnew: boolean,
): Promise<Backed[]> {
  let query = db
    .selectFrom('sports_legs')
    .select(['market', 'selection', 'home', 'away', 'outcome'])
    .distinct()
    .where('match_id', '=', matchId);
  if (!isAnew) query = query.where('outcome', 'is', null);
  return query.execute();
}
