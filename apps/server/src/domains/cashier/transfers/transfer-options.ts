import type { cashierTransfers as contract, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { findMember } from '../../members/index.ts';
import { readSettings } from '../settings.ts';
import { turnoverLeft } from '../turnover/turnover.ts';

/** What a member may send now, and to whom. */
export async function showTransferOptions(
  house: House,
  memberId: bigint,
  asked: number,
): Promise<Output<typeof contract.transferOptions.value>> {
  const settings = await readSettings(house.db);
  const member = await findMember(house.db, memberId);
  const upline = member?.upline_id ? await findMember(house.db, member.upline_id) : undefined;
  return {
    enabled: settings.transfersOpen,
    anyDescendant: settings.anyDescendant,
    collectEnabled: settings.transfersOpen && settings.collectOpen,
    upline: upline ? { username: upline.username, nickname: upline.nickname } : null,
    minimumAmount: settings.transferLeast,
    maximumAmount: settings.transferMost,
    timesPerDay: settings.transfersPerDay,
    timesLeft: Math.max(0, settings.transfersPerDay - asked),
    turnoverLeft: await turnoverLeft(house.db, memberId),
    turnoverMultiple: settings.multiples.transfer,
  };
}
