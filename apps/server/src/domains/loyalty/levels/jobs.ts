import { defineJob } from '../../../platform/jobs.ts';
import { giveBirthdays } from './birthdays.ts';
import { judgeLevels } from './judge-levels.ts';
import { giveMonthly, giveWeekly } from './periodic-gifts.ts';

/** Once the day is closed, before anything is paid by level. */
export const levelsJob = defineJob({
  name: 'loyalty.levels',
  schedule: { dailyAt: '00:10' },
  run: judgeLevels,
});

export const weeklyJob = defineJob({
  name: 'loyalty.weekly',
  schedule: { weeklyAt: { day: 1, time: '04:00' } },
  run: giveWeekly,
});

export const monthlyJob = defineJob({
  name: 'loyalty.monthly',
  schedule: { monthlyAt: { days: [1], time: '04:00' } },
  run: giveMonthly,
});

export const birthdayJob = defineJob({
  name: 'loyalty.birthday',
  schedule: { dailyAt: '04:00' },
  run: giveBirthdays,
});
