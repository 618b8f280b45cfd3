import type { CallClass } from '@baize/contract';
import type { Budget } from './bucket.ts';

/**
 * The budget of each class of call: of one caller (a member, an operator, or a visitor's browser)
 * and of one address, behind which many people may sit.
 */
export const budgets: Record<CallClass, { caller?: Budget; address?: Budget }> = {
  login: { address: { perSecond: 10 / 60, burst: 10 } },
  // Only a coarse cap: numbers, addresses and days are counted where codes are sent.
  sms: { caller: { perSecond: 10 / 60, burst: 10 }, address: { perSecond: 10 / 60, burst: 10 } },
  captcha: { caller: { perSecond: 1, burst: 1 }, address: { perSecond: 10, burst: 20 } },
  bet: { caller: { perSecond: 20, burst: 250 } },
  // Signed by a vendor, who plays for many people from few addresses.
  vendor: { address: { perSecond: 500, burst: 1_000 } },
  money: { caller: { perSecond: 5, burst: 10 } },
  read: { address: { perSecond: 50, burst: 100 } },
  write: { caller: { perSecond: 10, burst: 50 }, address: { perSecond: 50, burst: 200 } },
  report: { caller: { perSecond: 2, burst: 10 }, address: { perSecond: 20, burst: 40 } },
  upload: { caller: { perSecond: 1, burst: 5 }, address: { perSecond: 5, burst: 20 } },
  open: {},
};
