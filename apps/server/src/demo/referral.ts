import {
  findByUsername,
  MEMBER,
  noteInvited,
  setMobile,
  useInvitation,
} from '../domains/members/index.ts';
import { createOwnCode, isFriend, joinFriends } from '../domains/referral/index.ts';
import { begin } from '../platform/database.ts';
import type { House } from '../platform/house.ts';
import { fixedChance } from './crowd/fixed-chance.ts';
import type { Guest } from './crowd/people.ts';

/** Of those whom no agent brought, so many came by a friend. */
const BY_A_FRIEND = 0.65;
const WITH_A_PHONE = 0.8;

/** Trees of friends among the guests: each of them may have come by the code of one who was there before. */
export async function fillFriends(house: House, guests: readonly Guest[]): Promise<void> {
  const alone: Guest[] = [];
  for (const [n, guest] of guests.entries()) {
    const member = (await findByUsername(house.db, guest.username))!;
    if (member.upline_id !== null || member.type !== MEMBER) continue;
    const before = alone[Math.floor(fixedChance('referrer', n) ** 2 * alone.length)];
    alone.push(guest);
    if (!before || fixedChance('referred', n) > BY_A_FRIEND) continue;
    await bring(house, { referrerId: before.id, friendId: guest.id, n });
  }
}

type Pair = { referrerId: bigint; friendId: bigint; n: number };

async function bring(house: House, { referrerId, friendId, n }: Pair): Promise<void> {
  const { code } = await createOwnCode(house, referrerId);
  if (await isFriend(house.db, friendId)) return;
  await begin(house.db, async (tx) => {
    await useInvitation(tx, code);
    await noteInvited(tx, { memberId: friendId, code });
    await joinFriends(tx, [friendId]);
    if (fixedChance('phone', n) > WITH_A_PHONE) return;
    const e164 = `+6391${String(70_000_000 + n).padStart(8, '0')}`;
    await setMobile(house, tx, { memberId: friendId, e164, diallingCode: '63', isVerified: true });
  });
}
