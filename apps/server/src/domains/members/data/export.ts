import { moneyNumber } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import { accountsOf } from '../../wallet/index.ts';
import { isLanguage, type Member } from '../member.ts';
import { openPersonal, openProfile } from '../personal-fields.ts';
import { rebatesOf } from '../tree/rebates.ts';

/** Everything this domain stores about a member, in words they can read. */
export async function exportMember(house: House, member: Member) {
  const accounts = await accountsOf(house.reports, member.id);
  const rebates = Object.entries(await rebatesOf(house.reports, member.id));
  return {
    member: {
      id: Number(member.id),
      username: member.username,
      nickname: member.nickname,
      type: member.type,
      language: isLanguage(member),
      registeredAt: member.registered_at.toISOString(),
      registerUrl: member.register_url,
      lastLoginAt: member.last_login_at?.toISOString() ?? null,
      isFrozen: member.frozen_at !== null,
    },
    personal: { ...openPersonal(house, member), ...openProfile(house, member) },
    rebates: Object.fromEntries(rebates.map(([category, rate]) => [category, String(rate)])),
    accounts: accounts.map(({ purpose, currency, balance }) => ({
      purpose,
      currency,
      balance: moneyNumber(balance),
    })),
  };
}
