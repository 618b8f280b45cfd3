import { defineJob } from '../../../platform/jobs.ts';
import { retireGuests } from './retire-trials.ts';

export const registrationJobs = [
  defineJob({
    name: 'identity.retire-guests',
    schedule: { everyMinutes: 60 },
    run: retireGuests,
  }),
];
