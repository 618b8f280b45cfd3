import { defineJob } from '../../../platform/jobs.ts';
import { creditAccruals } from '../rebates/credit.ts';
import { expireProposals } from './contract-changes.ts';

const proposalsJob = defineJob({
  name: 'agents.contracts',
  schedule: { everyMinutes: 5 },
  run: (house) => expireProposals(house),
});

const realtimeJob = defineJob({
  name: 'agents.realtime-salary',
  schedule: { everyMinutes: 5 },
  run: (house) => creditAccruals(house, ['realtime']),
});

export const contractsJobs = [proposalsJob, realtimeJob];
