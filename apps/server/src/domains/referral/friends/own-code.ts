import { sql } from 'kysely';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createInviteCode, findMember, findOwnCode, MEMBER } from '../../members/index.ts';

/** The code of one's own, made when it is first asked for. Agents invite by the links of their centre. */
export async function createOwnCode(house: House, memberId: bigint): Promise<{ code: string }> {
  const own = await findOwnCode(house.db, memberId);
  if (own) return { code: own.code };
  const member = (await findMember(house.db, memberId))!;
  if (member.type !== MEMBER) refuse('REFERRAL_FOR_MEMBERS');
  return begin(house.db, async (tx) => {
    // Two who ask at once get one code.
    await sql`select pg_advisory_xact_lock(640001, hashtext(${String(memberId)}))`.execute(tx);
    const made = await findOwnCode(tx, memberId);
    const { code } =
      made ?? (await createInviteCode(house, tx, { kind: 'referral', ownerId: memberId }));
    return { code };
  });
}
