import './tables.ts';

export { closeCase, listCases } from './aml/cases.ts';
export { monitorMoney } from './aml/monitor.ts';
export { findChannel } from './deposits/channels.ts';
export type { PromotionDesk } from './deposits/chosen-promotion.ts';
export { depositByCashier } from './deposits/credit-deposit.ts';
export { failDeposit, matchPayment, recordPayment } from './deposits/decide-deposits.ts';
export { orderDeposit } from './deposits/deposit.ts';
export { expireDeposits } from './deposits/expire-deposits.ts';
export { listPayments } from './deposits/list-deposits.ts';
export { cancelDeposit, notePaid } from './deposits/own-deposit.ts';
export { type ChannelChange, openChannel } from './deposits/write-channel.ts';
export { cashier } from './domain.ts';
export { askGuards, type MoneyGuard } from './guards.ts';
export { keptForWithdrawals } from './keep-transfers.ts';
export type { MemberTerms, TermsSource } from './member-terms.ts';
export { inTurn } from './one-at-a-time.ts';
export type { CreditRows } from './reports/credit-report.ts';
export { readSettings } from './settings.ts';
export { askAdjustment } from './transfers/adjustments.ts';
export { listAdjustments } from './transfers/list-adjustments.ts';
export { sendInTree, type TreeOrder } from './transfers/tree-transfer.ts';
export { requireTurnovers, requireTurnoversAnew } from './turnover/require-turnovers.ts';
export {
  releaseTurnover,
  requirementsFor,
  requirementsOf,
  requireTurnover,
  requireTurnoverOfAll,
  turnoverLeft,
} from './turnover/turnover.ts';
export { waitForBets } from './turnover/wait-for-bets.ts';
export { waiveTurnover } from './turnover/waive.ts';
export { decideWithdrawal } from './withdrawals/decide-withdrawal.ts';
export { makeBatch } from './withdrawals/payout-batch.ts';
export { confirmReceipt, receiveOverdue } from './withdrawals/receipts.ts';
export { applyWithdrawal } from './withdrawals/withdraw.ts';
export { payoutInstants } from './withdrawals/withdrawal-facts.ts';
