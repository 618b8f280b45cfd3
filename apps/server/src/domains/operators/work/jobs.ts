import { defineJob } from '../../../platform/jobs.ts';
import { endDone } from './assign.ts';

export const workJobs = [
  defineJob({ name: 'operators.work', schedule: { everyMinutes: 5 }, run: endDone }),
];
