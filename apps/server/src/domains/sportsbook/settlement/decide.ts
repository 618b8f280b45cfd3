import {
  type DeadHeat,
  type MatchState,
  type Outcome,
  outcomeOf,
  readMarketKey,
  settleFinish,
} from '@baize/games';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { Finishes } from '../tables.ts';

type Backed = {
  market: string;
  selection: string;
  home: number;
  away: number;
  outcome: Outcome | null;
  dead_places: number | null;
  dead_tied: number | null;
};

/** How a leg ends: null while it is open. */
type Ended = { outcome: Outcome; deadHeat?: DeadHeat | undefined } | null;
export type Judge = (leg: Pick<Backed, 'market' | 'selection' | 'home' | 'away'>) => Ended;

export const judgeBy =
  (state: MatchState): Judge =>
  ({ market, selection, home, away }) => {
    const outcome = outcomeOf(readMarketKey(market)!, selection, state, { home, away });
    return outcome && { outcome };
  };

export const VOID_ALL: Judge = () => ({ outcome: 'VOID' });

/** By where each team of a season came in; one that is not among them never ran. */
export const judgeByFinishes =
  (finishes: Finishes): Judge =>
  ({ market, selection }) => {
    const { code, subject } = readMarketKey(market)!;
    const places = code === 'OUTRIGHT' ? 1 : Number(subject);
    const { outcome, deadHeat } = settleFinish(finishes[selection] ?? null, 100, places);
    return { outcome, deadHeat };
  };

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
    .filter((one) => !endedSo(one, one.ends) && (one.ends !== null || isAnew));
  if (decided.length === 0) return 0;
  const { numAffectedRows } = await sql`
    update sports_legs l set outcome = w.ends, dead_places = w.places, dead_tied = w.tied,
      decided_at = case when w.ends is not null then ${at}::timestamptz end
    from unnest(${decided.map(({ market }) => market)}::text[],
      ${decided.map(({ selection }) => selection)}::text[],
      ${decided.map(({ home }) => home)}::int[], ${decided.map(({ away }) => away)}::int[],
      ${decided.map(({ ends }) => ends?.outcome ?? null)}::text[],
      ${decided.map(({ ends }) => ends?.deadHeat?.places ?? null)}::int[],
      ${decided.map(({ ends }) => ends?.deadHeat?.tied ?? null)}::int[])
      w (market, selection, home, away, ends, places, tied)
    where l.match_id = ${matchId} and l.market = w.market and l.selection = w.selection
      and l.home = w.home and l.away = w.away and (l.outcome is null or ${isAnew})`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** A dead heat that becomes a win, or the other way, is another end as well. */
function endedSo({ outcome, dead_places, dead_tied }: Backed, ends: Ended): boolean {
  return (
    (ends?.outcome ?? null) === outcome &&
    (ends?.deadHeat?.places ?? null) === dead_places &&
    (ends?.deadHeat?.tied ?? null) === dead_tied
  );
}

async function backedOn(
  db: Database | Transaction,
  matchId: bigint,
  isAnew: boolean,
): Promise<Backed[]> {
  let query = db
    .selectFrom('sports_legs')
    .select(['market', 'selection', 'home', 'away', 'outcome', 'dead_places', 'dead_tied'])
    .distinct()
    .where('match_id', '=', matchId);
  if (!isAnew) query = query.where('outcome', 'is', null);
  return query.execute();
}
