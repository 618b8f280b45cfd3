import { defineJob } from '../../../platform/jobs.ts';
import { SEND_JOB } from '../broadcasts/broadcast.ts';
import { sendDue } from './deliver.ts';

export const sendJob = defineJob({ name: SEND_JOB, schedule: { everyMinutes: 1 }, run: sendDue });
