import './tables.ts';

export { paymentSigns } from './aml/harm-signs.ts';
export { watchMoney } from './aml/monitor.ts';
export { findChannel } from './deposits/channels.ts';
export { depositByCashier } from './deposits/credit-deposit.ts';
export { failDeposit, matchPayment, recordPayment } from './deposits/decide-deposits.ts';
export { cancelDeposit, notePaid, orderDeposit } from './deposits/deposit.ts';
export { depositedSince, netDeposits } from './deposits/deposited.ts';
export { expireDeposits } from './deposits/expire-deposits.ts';
export { creditApproval } from './deposits/large-credits.ts';
export { listPayments } from './deposits/list-deposits.ts';
export { cashierRoutes } from './deposits/routes.ts';
export { channelApproval } from './deposits/save-channel.ts';
export { type ChannelChange, openChannel } from './deposits/write-channel.ts';
export { addMoneyGuard, type Leaving, type MoneyGuard } from './guards.ts';
export { settingsRoutes } from './operator-routes.ts';
export { moneyRoutes } from './reports/money-routes.ts';
export { cashierOperatorRoutes } from './reports/operator-routes.ts';
export { reportRoutes } from './reports/routes.ts';
export { fourEyesApproval, readSettings } from './settings.ts';
export { adjustmentApproval, askAdjustment, listAdjustments } from './transfers/adjustments.ts';
export { moveOnLaunch } from './transfers/auto-transfer.ts';
export { transferRoutes } from './transfers/routes.ts';
export { sendInTree, type TreeOrder } from './transfers/tree-transfer.ts';
export {
  type NewRequirement,
  requirementsOf,
  requireTurnover,
  turnoverLeft,
  waiveTurnover,
} from './turnover/turnover.ts';
export { decideWithdrawal, withdrawalApproval } from './withdrawals/decide-withdrawal.ts';
export { makeBatch } from './withdrawals/payout-batch.ts';
export { confirmReceipt, receiveOverdue } from './withdrawals/receipts.ts';
export { withdrawRoutes } from './withdrawals/routes.ts';
export { applyWithdrawal } from './withdrawals/withdraw.ts';
