import type { cashierWithdrawalsLists as contract, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { listPayoutAccounts } from '../../identity/index.ts';
import { readSettings } from '../settings.ts';
import { standingOf } from './withdraw-settings.ts';

const groups = [
  ['BC', 'Bank card', 'B'],
  ['EW', 'E-wallet', 'E'],
  ['VW', 'Coins', 'V'],
] as const;

export async function listWithdrawMethods(
  house: House,
  memberId: bigint,
): Promise<Output<typeof contract.withdrawMethods.value>> {
  const own = await listPayoutAccounts(house, memberId);
  return groups.map(([code, displayName, methodGroupType]) => ({
    code,
    displayName,
    methodGroupType,
    accounts: own.filter(({ cardType }) => cardType === code).length,
  }));
}

/** The owner of cards and e-wallets is asked for until their real name is known. */
export function listBankTemplates(): Output<typeof contract.bankTemplate.value> {
  const asked = { BC: ['holder'], EW: ['holder'], VW: ['network'] } as const;
  return groups.map(([cardType]) => ({
    cardType,
    fields: ['bankCode', 'account', ...asked[cardType]].map((name) => ({ name, isRequired: true })),
  }));
}

/** Numbered by their place, as older clients send them back. */
export async function listProvinces(
  house: House,
): Promise<Output<typeof contract.provinces.value>> {
  const { provinces } = await readSettings(house.db);
  return provinces.map((provinceName, at) => ({ provinceCode: String(at + 1), provinceName }));
}

export async function showWithdrawAccounts(
  house: House,
  memberId: bigint,
): Promise<Output<typeof contract.withdrawAccounts.value>> {
  const own = await listPayoutAccounts(house, memberId);
  const settings = await standingOf(house, memberId);
  const now = house.clock.now().getTime();
  return {
    cards: own.map(({ addedAt: _, ...card }) => ({
      ...card,
      isWithdrawActive: card.usableAt <= now,
      maintenanceStartTime: null,
      maintenanceEndTime: null,
    })),
    minWithdrawal: settings.minimumAmount,
    maxWithdrawal: settings.maximumAmount,
    maxTransactionTimes: settings.maxTransactionTimes,
    remainingTransactionTimes: settings.remainingTransactionTimes,
    remainingWithdrawAmount: settings.remainingWithdrawAmount,
    remainingEWalletWithdrawAmount: settings.remainingWithdrawAmount,
    remainingEwalletWithdrawCounts: settings.remainingTransactionTimes,
    remainingVirtualWithdrawAmount: settings.remainingWithdrawAmount,
    remainingVirtualTransactionTimes: settings.remainingTransactionTimes,
  };
}
