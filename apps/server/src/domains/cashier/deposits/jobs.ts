import { defineJob } from '../../../platform/jobs.ts';
import { expireDeposits } from './expire-deposits.ts';

export const depositsJob = defineJob({
  name: 'cashier.deposits',
  schedule: { everyMinutes: 1 },
  run: (house) => expireDeposits(house),
});
