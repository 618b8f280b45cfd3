import { days } from '@baize/calendar';
import type { referralInvite as contract, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { shownName } from '../../play/index.ts';
import { referralSettings } from '../settings.ts';
import { readFriends } from './friend-rows.ts';

type Listed = Output<typeof contract.friends.value>;

/** The own friends: how far each is, but never how much they pay or play. */
export async function listFriends(
  house: House,
  memberId: bigint,
  { level, page, size }: Output<typeof contract.friends.input>,
): Promise<Listed> {
  const settings = await referralSettings(house.db);
  const at = house.clock.now();
  const asked = { earnerId: memberId, level, state: null, at, settings, page, size };
  const { rows, totalPages, totalCount } = await readFriends(house.db, asked);
  const list = rows.map(async (row): Promise<Listed['list'][number]> => {
    const until = row.joined_at.getTime() + days(settings.days);
    return {
      name: await shownName(house, row.member_id),
      joinedAt: row.joined_at.getTime(),
      state: row.state,
      reason: row.reason,
      until,
      hasPhone: row.mobile_verified_at !== null,
      hasDeposit: row.first_deposit !== null && row.first_deposit >= settings.firstDeposit,
      playedPercent: percentOf(row.valid_bet, settings.validBet),
      brought: row.brought,
    };
  });
  return { list: await Promise.all(list), totalPages, totalCount };
}

function percentOf(part: bigint, whole: bigint): number {
  if (whole <= 0n || part >= whole) return 100;
  return part <= 0n ? 0 : Number((part * 100n) / whole);
}
