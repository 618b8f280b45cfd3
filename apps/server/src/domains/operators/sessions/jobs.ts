import { defineJob } from '../../../platform/jobs.ts';
import { endExpired } from './session.ts';

export const sessionsJobs = [
  defineJob({
    name: 'operators.sessions',
    schedule: { everyMinutes: 1 },
    run: endExpired,
  }),
];
