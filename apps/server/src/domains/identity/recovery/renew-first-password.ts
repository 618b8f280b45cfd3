import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findMember, isLanguage, lockMember, tellChanged } from '../../members/index.ts';
import {
  type FirstPasswordOrder,
  type HandedOver,
  handedOver,
  prepareFirstPassword,
  sendFirstPassword,
} from '../proofs/first-password.ts';
import { tellEnded } from '../sessions/end-sessions.ts';
import { replacePassword } from './password.ts';

/** Another first password for one who never signed in; after that, it is their own business. */
export async function renewFirstPassword(
  house: House,
  caller: Pick<Caller, 'address'>,
  { memberId, ...order }: FirstPasswordOrder & { memberId: bigint },
): Promise<HandedOver> {
  const known = (await findMember(house.db, memberId)) ?? refuse('NOT_FOUND');
  if (known.last_login_at !== null) refuse('NOT_ALLOWED');
  const first = await prepareFirstPassword(house, caller, order);
  const { hash, mustChange, until } = first;
  const ended = await begin(house.db, async (tx) => {
    const member = await lockMember(tx, memberId);
    if (!member || member.last_login_at !== null) refuse('NOT_ALLOWED');
    const ids = await replacePassword(house, tx, { memberId, hash, isDefault: mustChange, until });
    const { username } = member;
    const language = isLanguage(member);
    await sendFirstPassword(house, tx, first, { memberId, username, language });
    return ids;
  });
  tellEnded(house, ended);
  tellChanged(house, memberId);
  return handedOver(first);
}
