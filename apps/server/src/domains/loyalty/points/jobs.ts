import { defineJob } from '../../../platform/jobs.ts';
import { creditPoints } from './earn.ts';

/** Once the day is closed and levels are judged. */
export const pointsJob = defineJob({
  name: 'loyalty.points',
  schedule: { dailyAt: '00:20' },
  run: creditPoints,
});
