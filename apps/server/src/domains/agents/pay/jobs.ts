import { defineJob } from '../../../platform/jobs.ts';
import { runDividends, runSalaries } from './due-runs.ts';

/** Dividends take salaries off, so these come first. */
const salariesJob = defineJob({
  name: 'agents.daily-run',
  schedule: { dailyAt: '02:05' },
  run: runSalaries,
});

const dividendsJob = defineJob({
  name: 'agents.dividends',
  schedule: { dailyAt: '02:30' },
  run: runDividends,
});

export const payJobs = [salariesJob, dividendsJob];
