import { type RefusalCode, refusals } from '@baize/contract';

/** An account is closed for a reason that is itself a refusal, where it names one. */
export function closedRefusal(reason: string): RefusalCode {
  return reason in refusals ? (reason as RefusalCode) : 'WALLET_LOCKED';
}
