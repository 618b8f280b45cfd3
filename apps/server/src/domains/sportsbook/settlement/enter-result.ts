import type { sportsbookSettlementOperator as contract, Output } from '@baize/contract';
import { canonicalText } from '@baize/games';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, operatorNames, recordAudit } from '../../operators/index.ts';
import { findMatch, renewMatches, writtenNow } from '../fixtures/book.ts';
import { isOutright, type Match, readMatches } from '../fixtures/match.ts';
import type { EnteredResult, Finishes } from '../tables.ts';
import { correctMatch } from './correction.ts';
import { printFinishes } from './enter-finishes.ts';
import { printResult, runningState, toldState } from './told-state.ts';

/** A match of operators', as its row stands this moment. */
export async function toldMatch(house: House, matchId: string): Promise<Match> {
  const match = (await readMatches(house, [BigInt(matchId)])).get(BigInt(matchId));
  if (!match) refuse('NOT_FOUND');
  // What a seed decided nobody tells otherwise, nor what comes of it in a season; a contest has no score.
  if (match.source === 'virtual' || isOutright(match)) refuse('ACTION_NOT_ALLOWED');
  return match;
}

/** Two people who enter the same make it the result. */
export async function enterResult(
  house: House,
  caller: Caller,
  { matchId, result }: Output<typeof contract.enterResult.input>,
): Promise<Output<typeof contract.enterResult.value>> {
  const match = await toldMatch(house, matchId);
  if (match.phase === 'ended' || match.phase === 'void') refuse('CHANGED_MEANWHILE');
  const now = house.clock.now();
  if (now.getTime() < match.startsAt) refuse('ACTION_NOT_ALLOWED');
  const state = await begin(house.db, async (tx) => {
    await sql`select id from sports_matches where id = ${match.id} for update`.execute(tx);
    const row = { result: JSON.stringify(result), entered_at: now };
    await tx
      .insertInto('sports_results')
      .values({ match_id: match.id, revision: 0, entered_by: caller.operatorId, ...row })
      .onConflict((conflict) =>
        conflict.columns(['match_id', 'revision', 'entered_by']).doUpdateSet(row),
      )
      .execute();
    const others = await tx
      .selectFrom('sports_results')
      .select('result')
      .where('match_id', '=', match.id)
      .where('entered_by', '<>', caller.operatorId)
      .execute();
    const isAgreed = others.some((other) => canonicalText(other.result) === canonicalText(result));
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'sportsbook.result.entered',
      subject: `match:${match.id}`,
      before: null,
      after: { result: printResult(result), isAgreed },
      address: caller.address,
    });
    if (!isAgreed) return others.length > 0 ? ('differs' as const) : ('waits' as const);
    const told = toldState(match.sport, result, now.getTime() - match.startsAt);
    if (!(await correctMatch(tx, match, { phase: 'ended', state: told }, now))) {
      refuse('CHANGED_MEANWHILE');
    }
    return 'counts' as const;
  });
  await renewMatches(house);
  return { state };
}

export async function showResult(
  house: House,
  { operatorId }: Caller,
  matchId: string,
): Promise<Output<typeof contract.showResult.value>> {
  const match = await findMatch(house, BigInt(matchId));
  const rows = await house.db
    .selectFrom('sports_results')
    .selectAll()
    .where('match_id', '=', match.id)
    .orderBy('entered_at')
    .execute();
  const names = await operatorNames(
    house,
    rows.map(({ entered_by }) => entered_by),
  );
  const waiting = await house.db
    .selectFrom('sports_legs')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('match_id', '=', match.id)
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow();
  const printed = (result: EnteredResult | Finishes) =>
    'periods' in result ? printResult(result as EnteredResult) : printFinishes(match, result);
  return {
    state: match.state as unknown as Output<typeof contract.showResult.value>['state'],
    revision: match.revision,
    settledAt: match.isSettled ? match.endedAt : null,
    waiting: Number(waiting.count),
    entries: rows.map(({ entered_by, entered_at, result }) => ({
      by: names.get(entered_by) ?? String(entered_by),
      enteredAt: entered_at.getTime(),
      printed: entered_by === operatorId || match.phase === 'ended' ? printed(result) : '',
    })),
  };
}

/** Tells the score of a match as it goes: prices follow, and nothing is taken for a moment. */
export async function tellScore(
  house: House,
  caller: Caller,
  { matchId, elapsedSeconds, periods }: Output<typeof contract.setPhase.input>,
): Promise<null> {
  const match = await toldMatch(house, matchId);
  const now = house.clock.now();
  if (match.phase !== 'scheduled' && match.phase !== 'live') refuse('CHANGED_MEANWHILE');
  const at = now.getTime() - match.startsAt;
  if (at < 0) refuse('ACTION_NOT_ALLOWED');
  const state = runningState(match.sport, periods, {
    at,
    clock: elapsedSeconds,
    before: match.state,
  });
  await begin(house.db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('sports_matches')
      .set({
        phase: 'live',
        state: JSON.stringify(state),
        revision: match.revision + 1,
        changed_at: writtenNow,
      })
      .where('id', '=', match.id)
      .where('revision', '=', match.revision)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) refuse('CHANGED_MEANWHILE');
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'sportsbook.score.told',
      subject: `match:${match.id}`,
      before: match.state && { home: match.state.home, away: match.state.away },
      after: { home: state.home, away: state.away, elapsedSeconds },
      address: caller.address,
    });
  });
  await renewMatches(house);
  return null;
}
