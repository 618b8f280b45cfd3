import { defineJob } from '../../../platform/jobs.ts';
import { payRanks } from './pay-ranks.ts';

export const ranksJob = defineJob({
  name: 'promotions.ranks',
  schedule: { everyMinutes: 5 },
  run: payRanks,
});
