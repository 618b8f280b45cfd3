import { defineJob } from '../../../platform/jobs.ts';
import { monitorMoney } from './monitor.ts';

/** Reads what has happened; it delays no payment. */
export const amlJob = defineJob({
  name: 'cashier.watch',
  schedule: { everyMinutes: 5 },
  run: (house) => monitorMoney(house),
});
