import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findMember, openPersonal, openProfile } from '../../members/index.ts';
import { recordEvent } from '../record.ts';
import { changeStanding, writeStanding } from '../standing.ts';

/** Name, address and birth date, together, for someone of the house to look at. */
export async function askIdentity(house: House, memberId: bigint): Promise<void> {
  const member = (await findMember(house.db, memberId)) ?? refuse('NOT_FOUND');
  const { realName, birthday } = openPersonal(house, member);
  const { address } = openProfile(house, member);
  if (!realName || !birthday || !address) refuse('IDENTITY_INCOMPLETE');
  await changeStanding(house, memberId, async (tx, { identity_state }, at) => {
    if (identity_state === 'verified' || identity_state === 'asked') return;
    const asked = { identity_state: 'asked', identity_at: at, identity_note: '' } as const;
    await writeStanding(tx, memberId, asked);
    await recordEvent(tx, memberId, { what: 'identity.asked', at });
  });
}
