import type { cashierDesk, cashierWatch, Output } from '@baize/contract';

export type Withdrawal = Output<typeof cashierDesk.listWithdrawals.value>['list'][number];
export type Deposit = Output<typeof cashierDesk.listDeposits.value>['list'][number];
export type Payment = Output<typeof cashierDesk.listPayments.value>['list'][number];
export type Channel = Output<typeof cashierDesk.listChannels.value>['list'][number];
export type WatchCase = Output<typeof cashierWatch.showCase.value>;
export type Action = Output<typeof cashierDesk.decideWithdrawal.input>['action'];

export const PAGE_SIZE = 25;
/** The cashier's calls keep reasons of this length. */
export const REASON_LENGTH = 300;
