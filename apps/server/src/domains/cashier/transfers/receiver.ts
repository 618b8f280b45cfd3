import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findByUsername, findMember, isDirectDownline, isInTeam } from '../../members/index.ts';

/** A downline by name; anyone else is answered as if they did not exist. */
export async function findReceiver(
  house: House,
  leaderId: bigint,
  username: string,
  anyDepth: boolean,
): Promise<bigint> {
  const leader = (await findMember(house.db, leaderId)) ?? refuse('NOT_LOGGED_IN');
  const other = await findByUsername(house.db, username);
  const isOther = other !== undefined && other.id !== leaderId;
  const isBelow = isOther && (anyDepth ? isInTeam(leader, other) : isDirectDownline(leader, other));
  return isBelow ? other.id : refuse('NOT_A_DOWNLINE', { words: { name: username } });
}
