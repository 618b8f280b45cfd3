import { defineJob } from '../../../platform/jobs.ts';
import { findHarm } from './harm-markers.ts';

export const harmJob = defineJob({
  name: 'protection.harm-markers',
  schedule: { dailyAt: '05:00' },
  run: (house) => findHarm(house),
});
