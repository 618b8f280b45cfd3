import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { endSessions, tellEnded } from './end-sessions.ts';
import { type Welcome, welcome } from './sign-in.ts';
import { askAgain, type StepUp } from './step-up.ts';

/** A session that may do more is a new one, under a new token; the one before it ends. */
export async function stepUpSession(
  house: House,
  order: { caller: Caller; proof: StepUp; deviceId: string | null },
): Promise<Welcome> {
  const { caller, deviceId } = order;
  const member = await askAgain(house, caller, order.proof);
  const opened = await welcome(house, {
    member,
    method: 'password',
    caller,
    deviceId,
    wantsRemembering: false,
  });
  const ended = await begin(house.db, (tx) =>
    endSessions(house, tx, {
      memberId: member.id,
      sessionId: caller.sessionId,
      reason: 'stepped-up',
    }),
  );
  tellEnded(house, ended);
  return opened;
}
