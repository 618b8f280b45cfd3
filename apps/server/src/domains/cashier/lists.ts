import type { cashierLists as contract, Output } from '@baize/contract';
import type { House } from '../../platform/house.ts';
import { listPayoutAccounts } from '../identity/index.ts';
import { openChannels, rateDecimal } from './channels.ts';
import { showWithdrawSettings } from './show-withdrawals.ts';

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
    ...{ code, displayName, methodGroupType },
    accounts: own.filter(({ cardType }) => cardType === code).length,
  }));
}

export async function showWithdrawAccounts(
  house: House,
  memberId: bigint,
): Promise<Output<typeof contract.withdrawAccounts.value>> {
  const own = await listPayoutAccounts(house, memberId);
  const settings = await showWithdrawSettings(house, memberId);
  const now = house.clock.now().getTime();
  return {
    cards: own.map(({ addedAt: _, ...card }) => ({
      ...card,
      isWithdrawActive: card.usableAt <= now,
      ...{ maintenanceStartTime: null, maintenanceEndTime: null },
    })),
    ...{ minWithdrawal: settings.minimumAmount, maxWithdrawal: settings.maximumAmount },
    maxTransactionTimes: settings.maxTransactionTimes,
    remainingTransactionTimes: settings.remainingTransactionTimes,
    remainingWithdrawAmount: settings.remainingWithdrawAmount,
    remainingEWalletWithdrawAmount: settings.remainingWithdrawAmount,
    remainingEwalletWithdrawCounts: settings.remainingTransactionTimes,
    remainingVirtualWithdrawAmount: settings.remainingWithdrawAmount,
    remainingVirtualTransactionTimes: settings.remainingTransactionTimes,
  };
}

export async function listFixedAmounts(
  house: House,
): Promise<Output<typeof contract.fixedAmounts.value>> {
  const channels = await openChannels(house.db);
  return channels
    .filter(({ fixed_amounts }) => fixed_amounts.length > 0)
    .map(({ code, fixed_amounts }) => ({ vendorId: code, fixedAmounts: fixed_amounts }));
}

export async function listRates(
  house: House,
): Promise<Output<typeof contract.exchangeRates.value>> {
  const channels = await openChannels(house.db);
  return channels.map(({ code, method, rate }) => ({
    ...{ vendorId: code, method, rate: rateDecimal(rate) },
  }));
}
