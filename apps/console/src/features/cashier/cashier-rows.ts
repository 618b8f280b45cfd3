import type {
  cashierAmlOperator,
  cashierDepositsOperator,
  cashierWithdrawalsOperator,
  Output,
} from '@baize/contract';

export type Withdrawal = Output<
  typeof cashierWithdrawalsOperator.listWithdrawals.value
>['list'][number];
export type Deposit = Output<typeof cashierDepositsOperator.listDeposits.value>['list'][number];
export type Payment = Output<typeof cashierDepositsOperator.listPayments.value>['list'][number];
export type Channel = Output<typeof cashierDepositsOperator.listChannels.value>['list'][number];
export type WatchCase = Output<typeof cashierAmlOperator.showCase.value>;
export type Action = Output<typeof cashierWithdrawalsOperator.decideWithdrawal.input>['action'];

/** The cashier's calls keep reasons of this length. */
export const REASON_LENGTH = 300;
