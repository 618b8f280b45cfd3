import type { MatchState } from '@baize/games';
import type { Transaction } from '../../../platform/database.ts';
import { writtenNow } from '../fixtures/book.ts';
import type { Match } from '../fixtures/match.ts';
import type { Finishes } from '../tables.ts';
import { decideLegs, type Judge, judgeBy, judgeByFinishes, VOID_ALL } from './decide.ts';
import { reopenSlips } from './reopen.ts';

/** The end of a match by its state, and of a contest by where each came in. */
type Told =
  | { phase: 'ended'; state: MatchState; finishes?: Finishes }
  | { phase: 'void'; state: MatchState | null; finishes?: never };

/**
 * Tells the result of a match anew: its legs are judged again by what now counts, and every slip with
 * one is opened to be paid again. The match is unsettled until that is done, by whichever server.
 */
export async function correctMatch(
  tx: Transaction,
  match: Pick<Match, 'id' | 'revision' | 'endedAt'>,
  told: Told,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sports_matches')
    .set({
      phase: told.phase,
      state: told.state && JSON.stringify(told.state),
      ...(told.finishes && { finishes: JSON.stringify(told.finishes) }),
      revision: match.revision + 1,
      // The day within which it may be corrected is counted from its first end.
      ended_at: match.endedAt === null ? at : new Date(match.endedAt),
      settled_at: null,
      changed_at: writtenNow,
    })
    .where('id', '=', match.id)
    .where('revision', '=', match.revision)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await decideLegs(tx, match.id, judgeOf(told), { at, isAnew: true });
  await reopenSlips(tx, match.id);
  return true;
}

function judgeOf(told: Told): Judge {
  if (told.phase === 'void') return VOID_ALL;
  return told.finishes ? judgeByFinishes(told.finishes) : judgeBy(told.state);
}
