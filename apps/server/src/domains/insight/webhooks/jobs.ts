import { defineJob } from '../../../platform/jobs.ts';
import { deliverDue, forgetOldFeed } from './deliver.ts';
import { DELIVER_JOB } from './names.ts';

const deliverJob = defineJob({ name: DELIVER_JOB, run: deliverDue });

/** What failed is tried again, also when nothing new happens. */
const retryJob = defineJob({
  name: 'insight.webhooks',
  schedule: { everyMinutes: 1 },
  run: deliverDue,
});

const forgetJob = defineJob({
  name: 'insight.forget-feed',
  schedule: { dailyAt: '05:50' },
  run: forgetOldFeed,
});

export const webhookJobs = [deliverJob, retryJob, forgetJob];
