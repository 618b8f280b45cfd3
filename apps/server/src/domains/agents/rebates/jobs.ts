import { defineJob } from '../../../platform/jobs.ts';
import { creditAccruals } from './credit.ts';
import { payFixedRebates } from './fixed-rebates.ts';

const creditJob = defineJob({
  name: 'agents.rebates',
  schedule: { everyMinutes: 5 },
  run: (house) => creditAccruals(house, ['own', 'difference']),
});

const fixedRebatesJob = defineJob({
  name: 'agents.fixed-rebates',
  schedule: { dailyAt: '10:00' },
  run: payFixedRebates,
});

export const rebatesJobs = [creditJob, fixedRebatesJob];
