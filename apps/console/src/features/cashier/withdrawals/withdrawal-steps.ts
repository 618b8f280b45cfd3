import { cashierWithdrawalsOperator } from '@baize/contract';
import type { Action, Withdrawal } from '../cashier-rows.ts';

/** What the desk may do next; the first is what usually comes. Disputes are decided on their own page. */
export const nextActions: Record<Withdrawal['state'], readonly Action[]> = {
  APPLIED: ['approve', 'review', 'reject'],
  RISK_REVIEW: ['approve', 'reject'],
  APPROVED: ['pay', 'reject'],
  PAYING: ['disburse', 'fail'],
  PAY_FAILED: ['pay', 'refund'],
  DISBURSED: [],
  DISPUTE: [],
  PARTIAL_DISPUTE: [],
  RECEIVED: [],
  AUTO_RECEIVED: ['reopen'],
  FORCED_RECEIVED: [],
  REFUNDED: [],
  CANCELLED: [],
};

/** What gives the money back, or calls something off, is asked about in red. */
export const isGrave = (action: Action) => ['reject', 'cancel', 'fail', 'refund'].includes(action);

/** The desk's notes while it looks stay with the desk; all later ones are on the member's timeline. */
export const isShownToMember = (action: Action) => !['review', 'approve', 'pay'].includes(action);

/** Steps that say that money left the house: a picture of the payment belongs to them. */
export const isPayout = (action: Action) => action === 'disburse' || action === 'payAgain';

/** Steps that say all by themselves are confirmed; for all others a reason is asked. */
export const needsReason = (action: Action) =>
  !(cashierWithdrawalsOperator.plainActions as readonly Action[]).includes(action);
