import { defineJob } from '../../../platform/jobs.ts';
import { PAY_JOB } from '../progress/listeners.ts';
import { settleBonuses } from './bonuses.ts';
import { payDue } from './pay-due.ts';

/** Woken as soon as something is reached, and every minute for what the clock makes due. */
export const payJob = defineJob({ name: PAY_JOB, schedule: { everyMinutes: 1 }, run: payDue });

export const bonusesJob = defineJob({
  name: 'promotions.bonuses',
  schedule: { everyMinutes: 1 },
  run: settleBonuses,
});
