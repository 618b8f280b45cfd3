import { defineJob } from '../../../platform/jobs.ts';
import { forgetRequests } from './requests-retention.ts';

export const forgetRequestsJob = defineJob({
  name: 'wallet.forget-requests',
  schedule: { dailyAt: '05:10' },
  run: forgetRequests,
});
