import type { Caller } from '../platform/caller.ts';

/** The demo's first operator, who decides about money. */
export const CASHIER_OPERATOR: Caller = {
  kind: 'operator',
  memberId: 0n,
  operatorId: 1n,
  sessionId: 0n,
  rights: [],
  isRestricted: false,
  isFrozen: false,
  isRemembered: false,
  address: '127.0.0.1',
  userAgent: 'demo',
  language: 'EN',
};
