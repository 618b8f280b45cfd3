import { cashierTransfers, type agentsPlacement as contract, type Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { readSettings } from '../../cashier/index.ts';
import { renewFirstPassword } from '../../identity/index.ts';
import { editProfile, maskMobile, openPersonal, tellChanged } from '../../members/index.ts';
import { directOf } from '../tree/team.ts';

/** An upline learns whether they can be reached, not where. */
export async function showMobile(
  house: House,
  agentId: bigint,
  { username }: { username: string },
): Promise<Output<typeof contract.downlineMobile.value>> {
  const member = await directOf(house.db, agentId, username);
  const { mobile } = openPersonal(house, member);
  return {
    username: member.username,
    mobile: mobile === null ? null : maskMobile(mobile),
    isVerified: member.mobile_verified_at !== null,
  };
}

export async function renameDownline(
  house: House,
  agentId: bigint,
  { username, nickname }: Output<typeof contract.renameDownline.input>,
): Promise<Output<typeof contract.renameDownline.value>> {
  const { id } = await directOf(house.db, agentId, username);
  const member = await editProfile(house, id, { nickname });
  tellChanged(house, id);
  return { username: member.username, nickname: member.nickname };
}

/** Once someone has signed in, their password is their own business. */
export async function giveStartingPassword(
  house: House,
  caller: Caller,
  { username, password, contact }: Output<typeof contract.startingPassword.input>,
): Promise<Output<typeof contract.startingPassword.value>> {
  const member = await directOf(house.db, caller.memberId, username);
  const order = { memberId: member.id, username: member.username, password, contact };
  return { username: member.username, ...(await renewFirstPassword(house, caller, order)) };
}

/** Ordinary money must be played where it arrives, as often as the cashier says; the rest need not. */
export async function listRemarkTypes({
  db,
}: House): Promise<Output<typeof contract.remarkTypes.value>> {
  const { multiples } = await readSettings(db);
  return {
    list: cashierTransfers.transferLabels.map((type) => ({
      type,
      turnoverMultiple: type === 'ORDINARY' ? multiples.transfer : 0,
    })),
  };
}
