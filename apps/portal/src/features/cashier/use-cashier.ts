import {
  cashierDeposits,
  cashierTurnover,
  cashierWithdrawals,
  identityPayoutAccounts,
  type Language,
  type Output,
  wallet,
} from '@baize/contract';
import type { SocketEvent } from '@baize/web/socket-messages.ts';
import { useSocketUp, useTopic } from '@baize/web/use-socket.ts';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ask } from '../../shared/calls/api.ts';
import { isHeldBack } from '../../shared/money/held-back.ts';
import { balanceQuery } from '../../shared/money/use-balance.ts';
import { securityKey } from '../../shared/session/use-security.ts';

export type DepositOrder = Output<typeof cashierDeposits.depositOrder>;
export type DepositRow = Output<typeof cashierDeposits.depositReport.value>['list'][number];
export type Channels = Output<typeof cashierDeposits.depositChannels.value>;
export type Channel = Channels[string]['channels'][number];
export type Withdrawal = Output<typeof cashierWithdrawals.withdrawal>;
export type WithdrawSettings = Output<typeof cashierWithdrawals.withdrawSettings.value>;
export type Turnover = Output<typeof cashierTurnover.turnoverInfo.value>;
export type Wallets = Output<typeof wallet.balance.value>;
export type PayoutAccount = Output<typeof identityPayoutAccounts.addPayoutAccount.value>;

/** Everything about money stands under one name, so that news can renew all of it. */
export const cashierKey = (...rest: readonly unknown[]) => ['cashier', ...rest] as const;

export const channelsQuery = queryOptions({
  queryKey: cashierKey('channels'),
  queryFn: ({ signal }) => ask(cashierDeposits.depositChannels, {}, signal),
});

/** The operators' words in it come in the language that is spoken. */
export const depositSettingsQuery = (language: Language) =>
  queryOptions({
    queryKey: cashierKey('deposit-settings', language),
    queryFn: ({ signal }) => ask(cashierDeposits.depositSettings, {}, signal),
  });

export const depositQuery = (depositId: string) =>
  queryOptions({
    queryKey: cashierKey('deposit', depositId),
    queryFn: ({ signal }) => ask(cashierDeposits.deposit, { depositId }, signal),
  });

const LAST = 10;

export const lastDepositsQuery = queryOptions({
  queryKey: cashierKey('last-deposits'),
  queryFn: ({ signal }) =>
    ask(
      cashierDeposits.depositReport,
      { page: 1, size: LAST, depositType: '', depositState: '' },
      signal,
    ),
});

export const withdrawSettingsQuery = (language: Language) =>
  queryOptions({
    queryKey: cashierKey('withdraw-settings', language),
    queryFn: ({ signal }) => ask(cashierWithdrawals.withdrawSettings, {}, signal),
  });

export const lastWithdrawalsQuery = queryOptions({
  queryKey: cashierKey('last-withdrawals'),
  queryFn: ({ signal }) => ask(cashierWithdrawals.withdrawReport, { page: 1, size: LAST }, signal),
});

export const toConfirmQuery = queryOptions({
  queryKey: cashierKey('to-confirm'),
  queryFn: ({ signal }) => ask(cashierWithdrawals.withdrawalsToConfirm, {}, signal),
});

export const turnoverQuery = queryOptions({
  queryKey: cashierKey('turnover'),
  queryFn: ({ signal }) => ask(cashierTurnover.turnoverInfo, {}, signal),
});

export const payoutQuery = queryOptions({
  queryKey: securityKey('payout'),
  queryFn: ({ signal }) => ask(identityPayoutAccounts.payoutAccounts, {}, signal),
});

/** All wallets and what is under way; the header's own question is about the main wallet alone. */
export const walletsQuery = queryOptions({
  queryKey: cashierKey('wallets'),
  queryFn: ({ signal }) => ask(wallet.balance, { typeId: 0 }, signal),
});

/** While no socket tells us, a page that waits looks by itself. */
const LOOK_MS = 4_000;

export function useLookEvery(isWaiting: boolean): number | false {
  return useSocketUp() || !isWaiting ? false : LOOK_MS;
}

/** After a change of one's own: everything about money is asked for anew. */
export function useRenewCashier(): () => void {
  const cache = useQueryClient();
  return useCallback(() => renewMoney(cache, 'active'), [cache]);
}

/** All of it is old from now on; what is in sight is asked for at once, or when it is next shown. */
function renewMoney(cache: QueryClient, refetchType: 'active' | 'none'): void {
  void cache.invalidateQueries({ queryKey: ['cashier'], refetchType });
  void cache.invalidateQueries({ queryKey: balanceQuery.queryKey, refetchType });
}

/**
 * What the house says about this member's money is looked at while a page of the cashier stands. Over a game a
 * bet makes it old and no more: its balance is the game's to tell, and comes after the picture.
 */
export function useCashierNews({ isGame = false } = {}): void {
  const cache = useQueryClient();
  const hear = useCallback(
    ({ kind }: SocketEvent) => {
      if (kind === 'message' || isHeldBack(cache)) return;
      renewMoney(cache, isGame && kind === 'balance' ? 'none' : 'active');
    },
    [cache, isGame],
  );
  useTopic('me', hear);
}
