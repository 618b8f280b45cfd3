import { defineJob } from '../../../platform/jobs.ts';
import { receiveOverdue, remindReceipts } from './receipts.ts';

export const receiptsJob = defineJob({
  name: 'cashier.receipts',
  schedule: { everyMinutes: 1 },
  run: async (house) => {
    await remindReceipts(house);
    await receiveOverdue(house);
  },
});
