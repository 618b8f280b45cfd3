import { defineJob } from '../../../platform/jobs.ts';
import { creditCashback } from './cashback.ts';

/** What is left of yesterday's rebates is credited by itself. */
export const cashbackJob = defineJob({
  name: 'cashier.cashback',
  schedule: { dailyAt: '03:00' },
  run: (house) => creditCashback(house),
});
