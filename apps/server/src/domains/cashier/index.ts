import './tables.ts';

export { type ChannelChange, saveChannel } from './channel-desk.ts';
export { findChannel } from './channels.ts';
export { depositByCashier } from './credit-deposit.ts';
export { cancelDeposit, expireDeposits, notePaid, orderDeposit } from './deposit.ts';
export { failDeposit, listPayments, matchPayment, recordPayment } from './deposit-desk.ts';
export { cashierOperatorRoutes } from './operator-routes.ts';
export { confirmReceipt, receiveOverdue } from './receipts.ts';
export { cashierRoutes } from './routes.ts';
export {
  type NewRequirement,
  requirementsOf,
  requireTurnover,
  turnoverLeft,
  waiveTurnover,
} from './turnover.ts';
export { applyWithdrawal } from './withdraw.ts';
export { withdrawRoutes } from './withdraw-routes.ts';
export { decideWithdrawal, listWithdrawals, withdrawalApproval } from './withdrawal-desk.ts';
