import { CENT, type Money } from '@baize/money';

export type ReceiptWord = 'RECEIVED' | 'PARTIAL' | 'NOT_RECEIVED';

export type Receipt =
  | { state: 'RECEIVED' | 'PARTIAL_DISPUTE' | 'DISPUTE'; received: Money; remaining: Money }
  | { fault: 'amount' };

/** Weighs what the member says arrived against what was sent. */
export function weighReceipt(sent: Money, word: ReceiptWord, received: Money | undefined): Receipt {
  if (word === 'RECEIVED') return { state: 'RECEIVED', received: sent, remaining: 0n };
  if (word === 'NOT_RECEIVED') return { state: 'DISPUTE', received: 0n, remaining: sent };
  if (received === undefined || received <= 0n || received >= sent) return { fault: 'amount' };
  if (received % CENT !== 0n) return { fault: 'amount' };
  return { state: 'PARTIAL_DISPUTE', received, remaining: sent - received };
}

/** A payout that nobody spoke about in time counts as received. */
export function isOverdue(confirmBy: Date | null, now: Date): boolean {
  return confirmBy !== null && confirmBy <= now;
}
