import { defineJob } from '../../../platform/jobs.ts';
import { checkSums } from './check-sums.ts';
import { countTransfers } from './money-sums.ts';

const transfersJob = defineJob({
  name: 'agents.transfers',
  schedule: { everyMinutes: 1 },
  run: countTransfers,
});

/** A kept sum that is not what its bets add up to is a fault of ours, and said loudly. */
const sumsJob = defineJob({
  name: 'agents.sums',
  schedule: { dailyAt: '05:10' },
  run: async (house) => {
    const faults = await checkSums(house);
    if (faults.length > 0) house.log.error({ faults }, 'sums of agents differ from their bets');
  },
});

export const sumsJobs = [transfersJob, sumsJob];
