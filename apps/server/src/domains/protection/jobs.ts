import { defineJob } from '../../platform/jobs.ts';
import { findHarm } from './harm-markers.ts';
import { matchPersons } from './same-person.ts';

const personsJob = defineJob({
  name: 'protection.persons',
  schedule: { everyMinutes: 5 },
  run: (house) => matchPersons(house),
});

const harmJob = defineJob({
  name: 'protection.harm-markers',
  schedule: { dailyAt: '05:00' },
  run: (house) => findHarm(house),
});

export const protectionJobs = [personsJob, harmJob];
