import { defineJob } from '../../../platform/jobs.ts';
import { returnRests } from './return-rest.ts';

export const packetsJob = defineJob({
  name: 'promotions.packets',
  schedule: { everyMinutes: 1 },
  run: returnRests,
});
