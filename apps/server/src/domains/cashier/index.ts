import './tables.ts';

export { adjustmentApproval, askAdjustment, listAdjustments } from './adjustments.ts';
export { moveOnLaunch } from './auto-transfer.ts';
export { channelApproval } from './channel-desk.ts';
export { findChannel } from './channels.ts';
export { depositByCashier } from './credit-deposit.ts';
export { cancelDeposit, notePaid, orderDeposit } from './deposit.ts';
export { failDeposit, matchPayment, recordPayment } from './deposit-desk.ts';
export { listPayments } from './deposit-lists.ts';
export { depositedSince, netDeposits } from './deposited.ts';
export { expireDeposits } from './expire-deposits.ts';
export { addMoneyGuard, type Leaving, type MoneyGuard } from './guards.ts';
export { paymentSigns } from './harm-signs.ts';
export { creditApproval } from './large-credits.ts';
export { moneyRoutes } from './money-routes.ts';
export { cashierOperatorRoutes } from './operator-routes.ts';
export { makeBatch } from './payout-batch.ts';
export { confirmReceipt, receiveOverdue } from './receipts.ts';
export { reportRoutes } from './report-routes.ts';
export { cashierRoutes } from './routes.ts';
export { fourEyesApproval, readSettings } from './settings.ts';
export { settingsRoutes } from './settings-routes.ts';
export { transferRoutes } from './transfer-routes.ts';
export { sendInTree, type TreeOrder } from './tree-transfer.ts';
export {
  type NewRequirement,
  requirementsOf,
  requireTurnover,
  turnoverLeft,
  waiveTurnover,
} from './turnover.ts';
export { watchMoney } from './watch.ts';
export { applyWithdrawal } from './withdraw.ts';
export { withdrawRoutes } from './withdraw-routes.ts';
export { decideWithdrawal, withdrawalApproval } from './withdrawal-desk.ts';
export { type ChannelChange, openChannel } from './write-channel.ts';
