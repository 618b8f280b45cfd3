import type { Tone } from '@baize/ui';
import type { DepositOrder } from '../use-cashier.ts';

export type DepositState = DepositOrder['state'];

const OPEN: readonly DepositState[] = ['CREATED', 'WAITING_PAYMENT', 'CONFIRMING'];

/** Whether anything can still become of it by itself. */
export const isOpenState = (state: DepositState) => OPEN.includes(state);

export const depositTones: Record<DepositState, Tone> = {
  CREATED: 'warn',
  WAITING_PAYMENT: 'warn',
  CONFIRMING: 'info',
  SUCCESS: 'good',
  ADJUSTED_SUCCESS: 'good',
  EXPIRED: 'plain',
  CANCELLED: 'plain',
  FAILED: 'bad',
};
