import type { Caller } from '../../../platform/caller.ts';
import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import {
  findMember,
  freezeMember,
  type Member,
  tellChanged,
  unfreezeMember,
} from '../../members/index.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { endSessions, tellEnded } from './end-sessions.ts';

export type FreezeOrder = { memberId: bigint; reason: string; endsSessions: boolean };

/** The member's next call, on whichever server, finds them frozen; their sessions end only if asked. */
export async function freeze(house: House, caller: Caller, order: FreezeOrder): Promise<void> {
  const reason = maskCardNumbers(order.reason.trim());
  const ended = await begin(house.db, async (tx) => {
    const before = (await findMember(tx, order.memberId)) ?? refuse('NOT_FOUND');
    const after = await freezeMember(house, tx, { memberId: order.memberId, reason });
    const ids = order.endsSessions
      ? await endSessions(house, tx, { memberId: order.memberId, reason: 'operator' })
      : [];
    await recordAudit(house, tx, {
      ...entryOf(caller, order.memberId, 'members.frozen'),
      before: standing(before),
      after: { ...standing(after), endedSessions: ids.length },
    });
    return ids;
  });
  tellEnded(house, ended);
  tellChanged(house, order.memberId);
}

export async function unfreeze(
  house: House,
  caller: Caller,
  { memberId, reason }: { memberId: bigint; reason: string },
): Promise<void> {
  await begin(house.db, async (tx) => {
    const before = (await findMember(tx, memberId)) ?? refuse('NOT_FOUND');
    if (before.freeze_reason === 'erased') refuse('NOT_ALLOWED');
    const after = await unfreezeMember(house, tx, memberId);
    await recordAudit(house, tx, {
      ...entryOf(caller, memberId, 'members.unfrozen'),
      before: standing(before),
      after: { ...standing(after), reason: maskCardNumbers(reason.trim()) },
    });
  });
  tellChanged(house, memberId);
}

function standing({ frozen_at, freeze_reason }: Member) {
  return { isFrozen: frozen_at !== null, freezeReason: freeze_reason };
}

function entryOf(caller: Caller, memberId: bigint, action: string) {
  const { address } = caller;
  return { actor: actorOf(caller), action, subject: `member:${memberId}`, address };
}
