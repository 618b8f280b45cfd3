import { days } from '@baize/calendar';
import type { sportsbookFixturesOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { renewMatches, writtenNow } from '../fixtures/book.ts';
import { correctMatch } from './correction.ts';
import { toldMatch } from './enter-result.ts';

/** Bets outlive a start that is put off by no more than this. */
const LONGEST_MS = days(1);

/** Puts the start of a fixture off; by more than a day it is called off, and its stakes go back. */
export async function moveMatch(
  house: House,
  caller: Caller,
  { matchId, startsAt, reason }: Output<typeof contract.moveMatch.input>,
): Promise<null> {
  const match = await toldMatch(house, matchId);
  const now = house.clock.now();
  if (match.phase !== 'scheduled' && match.phase !== 'postponed') refuse('ACTION_NOT_ALLOWED');
  if (startsAt <= now.getTime()) refuse('INVALID_INPUT', { value: { startsAt: ['too_small'] } });
  const isOff = startsAt - match.startsAt > LONGEST_MS;
  await begin(house.db, async (tx) => {
    const isDone = isOff
      ? await correctMatch(tx, match, { phase: 'void', state: null }, now)
      : (
          await tx
            .updateTable('sports_matches')
            .set({
              starts_at: new Date(startsAt),
              revision: match.revision + 1,
              changed_at: writtenNow,
            })
            .where('id', '=', match.id)
            .where('revision', '=', match.revision)
            .executeTakeFirst()
        ).numUpdatedRows === 1n;
    if (!isDone) refuse('CHANGED_MEANWHILE');
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: isOff ? 'sportsbook.match.voided' : 'sportsbook.match.moved',
      subject: `match:${match.id}`,
      before: { startsAt: match.startsAt },
      after: { startsAt, reason },
      address: caller.address,
    });
  });
  await renewMatches(house);
  return null;
}
