import { defineJob } from '../../platform/jobs.ts';
import { creditCashback } from './cashback.ts';
import { expireDeposits } from './expire-deposits.ts';
import { receiveOverdue, remindReceipts } from './receipts.ts';
import { watchMoney } from './watch.ts';

export const depositsJob = defineJob({
  name: 'cashier.deposits',
  schedule: { everyMinutes: 1 },
  run: (house) => expireDeposits(house),
});

export const receiptsJob = defineJob({
  name: 'cashier.receipts',
  schedule: { everyMinutes: 1 },
  run: async (house) => {
    await remindReceipts(house);
    await receiveOverdue(house);
  },
});

/** What is left of yesterday's rebates is credited by itself. */
export const cashbackJob = defineJob({
  name: 'cashier.cashback',
  schedule: { dailyAt: '03:00' },
  run: (house) => creditCashback(house),
});

/** Looks into what happened, never in the way of it. */
export const watchJob = defineJob({
  name: 'cashier.watch',
  schedule: { everyMinutes: 5 },
  run: (house) => watchMoney(house),
});
