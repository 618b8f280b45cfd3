import { defineJob } from '../../../platform/jobs.ts';
import { checkFirst, checkNight } from './check.ts';
import { countMoney } from './money-sums.ts';
import { rebuildPast } from './rebuild.ts';

const moneyJob = defineJob({
  name: 'insight.money',
  schedule: { everyMinutes: 1 },
  run: async (house) => {
    await rebuildPast(house);
    await countMoney(house);
    await checkFirst(house);
  },
});

/** A sum that is not what its bets and transfers add up to is a fault of ours, and said loudly. */
const checkJob = defineJob({
  name: 'insight.check',
  schedule: { dailyAt: '05:20' },
  run: async (house) => {
    await checkNight(house);
  },
});

export const sumsJobs = [moneyJob, checkJob];
