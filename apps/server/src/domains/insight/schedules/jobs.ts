import { defineJob } from '../../../platform/jobs.ts';
import { sendDue } from './send.ts';

const sendJob = defineJob({
  name: 'insight.schedules',
  schedule: { everyMinutes: 1 },
  run: sendDue,
});

export const scheduleJobs = [sendJob];
