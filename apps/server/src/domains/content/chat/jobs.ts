import { defineJob } from '../../../platform/jobs.ts';
import { forgetVisitors } from './claim-visit.ts';

export const chatJobs = [
  defineJob({
    name: 'content.forget-visitors',
    schedule: { everyMinutes: 720 },
    run: forgetVisitors,
  }),
];
