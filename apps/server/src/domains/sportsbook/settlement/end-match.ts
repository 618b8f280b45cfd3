import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import type { Play } from '../../play/index.ts';
import { renewMatches, writtenNow } from '../fixtures/book.ts';
import { finalState, stateAt } from '../fixtures/course.ts';
import { isOutright, type Match, type MatchRow, readMatch } from '../fixtures/match.ts';
import { decideLegs, type Judge, judgeBy, judgeByFinishes, VOID_ALL } from './decide.ts';
import { settleSlips } from './settle.ts';

/**
 * Ends virtual matches whose time has come. The rows change first, and wait for bets that hold them:
 * from then on nothing is taken. Says how many it ended.
 */
export async function endMatches(house: House, matches: readonly Match[]): Promise<number> {
  if (matches.length === 0) return 0;
  const states = matches.map((match) => JSON.stringify(finalState(match)));
  // After the states are known: from here on members wait to be paid.
  const now = house.clock.now();
  // Held in the order in which bets hold them.
  await sql`
    with due as materialized (
      select m.id, w.state from unnest(${matches.map(({ id }) => id)}::bigint[], ${states}::text[])
        w (id, state) join sports_matches m on m.id = w.id
      where m.phase in ('scheduled', 'live') order by m.id for update of m)
    update sports_matches m set phase = 'ended', state = due.state::jsonb, revision = m.revision + 1,
      ended_at = ${now}, changed_at = ${writtenNow}
    from due where m.id = due.id`.execute(house.db);
  await renewMatches(house);
  return matches.length;
}

/** Nothing is left of a match that nobody backed: most are such, and they end together. */
export async function closeUnbacked({ db, clock }: House): Promise<void> {
  await sql`update sports_matches m set settled_at = ${clock.now()}
    where m.phase in ('ended', 'void') and m.settled_at is null
      and not exists (select from sports_legs l where l.match_id = m.id)`.execute(db);
}

/** Matches that are over and have anything left to be paid. */
export async function unsettledMatches(house: House, limit = 100): Promise<Match[]> {
  const rows = await house.db
    .selectFrom('sports_matches')
    .selectAll()
    .where('phase', 'in', ['ended', 'void'])
    .where('settled_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
  const matches = await Promise.all(rows.map((row: MatchRow) => readMatch(house, row)));
  return matches.flatMap((match) => match ?? []);
}

/** Decides what is left of a match that is over, pays, and notes that nothing is left. */
export async function settleMatch(play: Play, match: Match): Promise<void> {
  const { house } = play;
  await decideLegs(house.db, match.id, judgeOf(match), { at: house.clock.now() });
  await settleSlips(play, match.id);
  await house.db
    .updateTable('sports_matches')
    .set({ settled_at: house.clock.now() })
    .where('id', '=', match.id)
    .where('revision', '=', match.revision)
    .execute();
}

function judgeOf({ phase, state, source, finishes }: Match): Judge {
  if (phase === 'void') return VOID_ALL;
  return isOutright({ source }) ? judgeByFinishes(finishes!) : judgeBy(state!);
}

/** Pays what is decided before the end: the first half at the break, the next goal at the goal. */
export async function settleSoFar(play: Play, match: Match): Promise<void> {
  const { house } = play;
  const now = house.clock.now();
  const state = stateAt(match, now.getTime());
  if (!state) return;
  const decided = await decideLegs(house.db, match.id, judgeBy(state), { at: now });
  if (decided > 0) await settleSlips(play, match.id);
}
