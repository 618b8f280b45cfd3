import { defineJob } from '../../platform/jobs.ts';
import { expireProposals } from './contracts/contract-changes.ts';
import { runDividends, runSalaries } from './pay/due-runs.ts';
import { creditAccruals } from './rebates/credit.ts';
import { payFixedRebates } from './rebates/fixed-rebates.ts';
import { checkSums } from './sums/check-sums.ts';
import { countTransfers } from './sums/money-sums.ts';

export const transfersJob = defineJob({
  name: 'agents.transfers',
  schedule: { everyMinutes: 1 },
  run: countTransfers,
});

/** A kept sum that is not what its bets add up to is a fault of ours, and said loudly. */
export const sumsJob = defineJob({
  name: 'agents.sums',
  schedule: { dailyAt: '05:10' },
  run: async (house) => {
    const faults = await checkSums(house);
    if (faults.length > 0) house.log.error({ faults }, 'sums of agents differ from their bets');
  },
});

export const rebatesJob = defineJob({
  name: 'agents.rebates',
  schedule: { everyMinutes: 5 },
  run: (house) => creditAccruals(house, ['own', 'difference']),
});

export const fixedRebatesJob = defineJob({
  name: 'agents.fixed-rebates',
  schedule: { dailyAt: '10:00' },
  run: payFixedRebates,
});

export const contractsJob = defineJob({
  name: 'agents.contracts',
  schedule: { everyMinutes: 5 },
  run: (house) => expireProposals(house),
});

export const realtimeJob = defineJob({
  name: 'agents.realtime-salary',
  schedule: { everyMinutes: 5 },
  run: (house) => creditAccruals(house, ['realtime']),
});

/** Dividends take salaries off, so these come first. */
export const dailyRunJob = defineJob({
  name: 'agents.daily-run',
  schedule: { dailyAt: '02:05' },
  run: runSalaries,
});

export const dividendsJob = defineJob({
  name: 'agents.dividends',
  schedule: { dailyAt: '02:30' },
  run: runDividends,
});

export const agentsJobs = [
  ...[transfersJob, sumsJob, rebatesJob, fixedRebatesJob, contractsJob],
  ...[realtimeJob, dailyRunJob, dividendsJob],
];
