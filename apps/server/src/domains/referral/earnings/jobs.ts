import { defineJob } from '../../../platform/jobs.ts';
import { QUALIFY_JOB } from '../friends/listeners.ts';
import { payIncomes } from './pay-incomes.ts';
import { qualifyFriends } from './qualify.ts';

/** Woken as soon as a friend does something, and every ten minutes for what operators changed. */
export const qualifyJob = defineJob({
  name: QUALIFY_JOB,
  schedule: { everyMinutes: 10 },
  run: qualifyFriends,
});

/** After salaries, dividends and cashback. */
export const incomesJob = defineJob({
  name: 'referral.incomes',
  schedule: { dailyAt: '04:00' },
  run: (house) => payIncomes(house),
});
